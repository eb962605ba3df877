import { gzipSync } from 'node:zlib';
import type { Outgoing, Payload } from './request.ts';

/** The environment variable for a person's token in a curl line. */
export const tokenVariable = (role: string): string =>
  `ATRIUM_TOKEN_${role.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}`;

/**
 * The shell line that sends a request again. The token comes from the environment, so the line is
 * safe to paste into a ticket.
 */
export function buildCurl(
  { method, url, headers, payload }: Outgoing,
  authorization: string | null,
): string {
  const parts = ['curl -sS -i'];
  if (method === 'HEAD') parts.push('-I');
  else if (method !== (payload.kind === 'none' ? 'GET' : 'POST')) parts.push(`-X ${method}`);
  parts.push(quoted(url));
  if (authorization !== null) parts.push(`-H "Authorization: ${authorization}"`);
  for (const [name, value] of Object.entries(headers))
    parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  const { before, after } = bodyParts(payload);
  return [before, ...parts, after].filter(Boolean).join(' ');
}

function bodyParts(payload: Payload): { before: string; after: string } {
  if (payload.kind === 'none') return { before: '', after: '' };
  if (payload.kind === 'text') {
    return payload.text.length > longestLine
      ? { before: packed(payload.text), after: '--data-binary @-' }
      : { before: '', after: `--data-raw ${quoted(payload.text)}` };
  }
  if (payload.kind === 'bytes') {
    return { before: echoed(payload.bytes), after: '--data-binary @-' };
  }
  let before = '';
  const fields = payload.fields.map(([name, value]) => {
    if (typeof value === 'string') return `--form-string ${quoted(`${name}=${value}`)}`;
    before = echoed(value.bytes);
    return `-F ${quoted(`${name}=@-;filename=${value.name};type=${value.type}`)}`;
  });
  return { before, after: fields.join(' ') };
}

/**
 * Longest body in characters that is written as is; longer bodies are repetitive and are
 * compressed.
 */
const longestLine = 8000;

/** Pipes a long text into a command. */
const packed = (text: string): string =>
  `echo ${gzipSync(text).toString('base64')} | base64 -d | gunzip |`;

/** Pipes bytes into a command. */
const echoed = (bytes: Uint8Array): string =>
  `echo ${Buffer.from(bytes).toString('base64')} | base64 -d |`;

/** A text quoted as one word for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
