import type { Schema } from '@cfworker/json-schema';
import { reject } from './refusal.ts';
import type { RequestSchema } from './validate.ts';

/**
 * The raw query as the contract types it: numbers, booleans and repeated names included. A value that
 * is no UTF-8 is a NUL, so that it is refused as a text that is none; it would come mended otherwise.
 */
export function readQuery(search: string, schema: Schema | null): Record<string, unknown> {
  const properties = getProperties(schema);
  const params = new URLSearchParams(search.replaceAll(/[^?&]+/g, unmended));
  // In one pass: looking each of some thousand names up in the query takes a second.
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
    // A sign for a percentage that nobody has escaped stands for itself.
    decodeURIComponent(pair.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return pair;
  } catch {
    return `${pair.replace(/=.*/s, '')}=%00`;
  }
};

/** The parameters of the address as the contract types them: numbers included. */
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

/** Levels of objects and lists that a body may have; the contract needs less than ten. */
const maxDepth = 64;
/** Parts that a form may have; the contract needs one. */
const maxParts = 20;

/**
 * The body as the contract types it: JSON, or a form with a file in each part. 400 when it cannot
 * be read, is no UTF-8 or is nested too deeply, 415 for another kind of body.
 */
export async function readBody(
  request: Request,
  { body, isForm }: RequestSchema,
): Promise<unknown> {
  if (body === null) return undefined;
  if (isForm) return readForm(request);
  const type = request.headers.get('Content-Type') ?? '';
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
 * Whether objects and lists stand in each other on more levels than `limit`. Level by level, not
 * recursively: everything after this may recurse, and would run out of stack on such a value.
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
  // Each part costs the parser time: 10 MB of empty ones stop the server for seconds.
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

/** How many parts a form has, counted by its boundary until there are too many. */
function countParts(bytes: ArrayBuffer, type: string): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const text = new TextDecoder('latin1').decode(bytes);
  return text.split(`--${quoted ?? plain ?? ''}`, maxParts + 2).length - 1;
}

async function parsePart(value: FormDataEntryValue): Promise<unknown> {
  if (typeof value === 'string') return value;
  return { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
}
