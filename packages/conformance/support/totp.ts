/** One-time codes of authenticator apps. Source: RFC 6238. */
import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Validity of a code in seconds. */
const period = 30;

/** The code of an app for a key in base32, `steps` codes from now. */
export function generateCode(key: string, steps = 0, now = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / period) + steps));
  const digest = createHmac('sha1', ofBase32(key)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(at) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** A timer may fire slightly early; margin in ms. */
const early = 50;

/** Milliseconds until an app certainly shows the next code. */
export const untilNextCode = (now = Date.now()): number =>
  period * 1000 - (now % (period * 1000)) + early;

/** A code that is invalid now, slightly earlier and slightly later. */
export function findWrongCode(key: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => generateCode(key, steps)));
  const wrong = Array.from({ length: 6 }, (_, at) => String(at).repeat(6));
  return wrong.find((code) => !right.has(code)) ?? '';
}

/** Decodes a text in base32. Source: RFC 4648, section 6. */
function ofBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll('=', ''), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
