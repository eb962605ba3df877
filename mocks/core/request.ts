import type { Schema } from '@cfworker/json-schema';
import { refuse } from './refusal.ts';
import type { RequestSchema } from './validate.ts';

/**
 * The raw query as the contract types it: numbers, booleans and repeated names included. A value that
 * is no UTF-8 is a NUL, so that it is refused as a text that is none; it would come mended otherwise.
 */
export function readQuery(search: string, schema: Schema | null): Record<string, unknown> {
  const properties = propertiesOf(schema);
  const params = new URLSearchParams(search.replaceAll(/[^?&]+/g, unmended));
  const read: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name).map((value) => typed(value, properties[name]));
    read[name] = properties[name]?.type === 'array' ? values : values[0];
  }
  return read;
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
  const properties = propertiesOf(schema);
  const entries = Object.entries(path);
  return Object.fromEntries(entries.map(([name, value]) => [name, typed(value, properties[name])]));
}

function propertiesOf(schema: Schema | null): Record<string, Schema | undefined> {
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

/**
 * The body as the contract types it: JSON, or a form with a file in each part. 400 when it cannot
 * be read or is no UTF-8, 415 for another kind of body.
 */
export async function readBody(
  request: Request,
  { body, isForm }: RequestSchema,
): Promise<unknown> {
  if (body === null) return undefined;
  if (isForm) return readForm(request);
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json *(;|$)/i.test(type)) throw refuse(415, 'jsonExpected');
  const bytes = await request.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw refuse(400, 'bodyMalformed');
  }
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw refuse(415, 'fileTypeRefused');
  const form = await request.formData().catch(() => {
    throw refuse(400, 'bodyMalformed');
  });
  const parts: Record<string, unknown> = {};
  for (const [name, value] of form) parts[name] = await partOf(value);
  return parts;
}

async function partOf(value: FormDataEntryValue): Promise<unknown> {
  if (typeof value === 'string') return value;
  return { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
}
