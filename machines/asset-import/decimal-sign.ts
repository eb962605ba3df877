/** Prices as people write them: the decimal sign is detected from the whole column. */

export type DecimalSign = '.' | ',';

/** Groups of three digits, or of two and three digits as in India; no group starts with 0. */
const readings: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?:\d+|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/,
  ',': /^(?:\d+|[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3})(?:,\d+)?$/,
};

/**
 * Parses a text with a decimal sign into a plain number; null if it is not a number with that sign.
 */
function readAs(text: string, sign: DecimalSign): string | null {
  const bare = text.replaceAll(/[\s'’₹]|^Rs\.?/giu, '');
  if (!readings[sign].test(bare)) return null;
  return bare.replaceAll(sign === '.' ? ',' : '.', '').replace(',', '.');
}

/** Whether each sign gives another number, e.g. for 1.234. */
export function isAmbiguous(text: string): boolean {
  const [point, comma] = [readAs(text, '.'), readAs(text, ',')];
  return point !== null && comma !== null && point !== comma;
}

/** The decimal sign that the texts of a column show; null if none shows one or they disagree. */
export function detectSign(texts: readonly string[]): DecimalSign | null {
  const isShown = (sign: DecimalSign, other: DecimalSign) =>
    texts.some((text) => readAs(text, sign) !== null && readAs(text, other) === null);
  const [point, comma] = [isShown('.', ','), isShown(',', '.')];
  if (point === comma) return null;
  return point ? '.' : ',';
}

/**
 * Converts `₹ 1,23,456.50` to 123456.50 and `1.234,5` to 1234.5; a text that is not a number is
 * returned unchanged.
 */
export function plainNumber(text: string, sign: DecimalSign | null): string {
  const first = sign ?? '.';
  return readAs(text, first) ?? readAs(text, first === '.' ? ',' : '.') ?? text;
}
