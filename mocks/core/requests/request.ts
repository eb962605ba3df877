import type { Schema } from '@cfworker/json-schema';
import { reject } from './http-error.ts';
import type { RequestSchema } from './validate.ts';

/**
 * Parses the raw query to the contract's types, including numbers, booleans and repeated names. A
 * value with invalid UTF-8 becomes a NUL, so that it is rejected as text; otherwise it would be
 * repaired silently.
 */
export function readQuery(search: string, schema: Schema | null): Record<string, unknown> {
  const properties = getProperties(schema);
  const params = new URLSearchParams(search.replaceAll(/[^?&]+/g, unmended));
  // One pass: looking up some thousand names in the query one by one takes a second.
  const values = new Map<string, unknown[]>();
  for (const [name, value] of params) {
    const others = values.get(name) ?? [];
    values.set(name, others);
    others.push(typed(value, properties[name]));
  }
  return Object.fromEntries(
    Array.from(values, ([name, all]) => [name, properties[name]?.type === 'array' ? all : all[0]]),
  );
}

const unmended = (pair: string): string => {
  try {
    // An unescaped percent sign is taken literally.
    decodeURIComponent(pair.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return pair;
  } catch {
    return `${pair.replace(/=.*/s, '')}=%00`;
  }
};

/** Parses the path parameters to the contract's types, including numbers. */
export function readPath(
  path: Readonly<Record<string, string>>,
  schema: Schema | null,
): Record<string, unknown> {
  const properties = getProperties(schema);
  const entries = Object.entries(path);
  return Object.fromEntries(entries.map(([name, value]) => [name, typed(value, properties[name])]));
}

function getProperties(schema: Schema | null): Record<string, Schema | undefined> {
  const entries = Object.entries(schema?.properties ?? {});
  return Object.fromEntries(
    entries.flatMap(([name, each]) => (typeof each === 'boolean' ? [] : [[name, each]])),
  );
}

function typed(value: string, schema: Schema | undefined): unknown {
  const type = schema?.type;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if ((type === 'integer' || type === 'number') && value.trim() !== '' && !Number.isNaN(+value)) {
    return Number(value);
  }
  return value;
}

/** Maximum nesting of objects and lists in a body; the contract needs less than ten levels. */
const maxDepth = 64;
/** Maximum number of parts in a form; the contract needs one. */
const maxParts = 20;

/**
 * Parses the body to the contract's types: JSON, or a form with a file in each part. 400 when it
 * cannot be parsed, is not UTF-8 or is nested too deeply, 415 for another content type. Undefined
 * where the operation has no body, or an optional one was left out.
 */
export async function readBody(
  request: Request,
  { body, isForm, isBodyOptional }: RequestSchema,
): Promise<unknown> {
  if (body === null) return undefined;
  if (isForm) return readForm(request);
  const type = request.headers.get('Content-Type') ?? '';
  if (isBodyOptional && (await request.clone().arrayBuffer()).byteLength === 0) return undefined;
  if (!/^application\/json *(;|$)/i.test(type)) throw reject(415, 'jsonExpected');
  const value = parseJson(await request.arrayBuffer());
  if (isNestedDeeperThan(maxDepth, value)) {
    throw reject(400, 'bodyTooDeep', { limit: maxDepth });
  }
  return value;
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw reject(400, 'bodyMalformed');
  }
}

/**
 * Whether objects and lists are nested more than `most` levels deep. Iterates by level instead of
 * recursively: later code may recurse, and would overflow the stack on such a value.
 */
export function isNestedDeeperThan(limit: number, value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === limit) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw reject(415, 'fileTypeRefused');
  const bytes = await request.arrayBuffer();
  // Each part costs the parser time: 10 MB of empty parts block the server for seconds.
  if (countParts(bytes, type) > maxParts) throw reject(400, 'bodyMalformed');
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw reject(400, 'bodyMalformed');
    });
  const parts: Record<string, unknown> = {};
  for (const [name, value] of form) parts[name] = await parsePart(value);
  return parts;
}

/** Counts the parts of a form by its boundary, up to the limit. */
function countParts(bytes: ArrayBuffer, type: string): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const text = new TextDecoder('latin1').decode(bytes);
  return text.split(`--${quoted ?? plain ?? ''}`, maxParts + 2).length - 1;
}

async function parsePart(value: FormDataEntryValue): Promise<unknown> {
  if (typeof value === 'string') return value;
  return { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
}
