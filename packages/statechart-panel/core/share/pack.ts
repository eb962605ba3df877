import * as v from 'valibot';
import type { Json, PlainEvent, Interaction } from '../link/protocol.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

/** An interaction as text for an address: JSON, deflated, in base64url. */
export async function pack(interaction: Interaction): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(interaction));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Parses the output of `pack`; throws an error with a message for the user. */
export async function unpack(text: string): Promise<Interaction> {
  const found: unknown = await read(text);
  const result = v.safeParse(interactionSchema, found);
  if (result.success) return result.output;
  const [{ message, ...issue }] = result.issues;
  const path = v.getDotPath(issue as Parameters<typeof v.getDotPath>[0]);
  throw new Error(`This is not a valid interaction: ${path ? `${path}: ` : ''}${message}`);
}

async function read(text: string): Promise<unknown> {
  try {
    const bytes = await through(
      fromBase64Url(text),
      new DecompressionStream('deflate-raw'),
      largest,
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    const what = "This interaction can't be read: its text is damaged or cut off.";
    throw new Error(what, { cause });
  }
}

/**
 * In bytes. A short text can be crafted to decompress to any length; no interaction comes near this
 * limit.
 */
const largest = 4 * 1024 * 1024;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of chunks(new Blob([bytes]).stream().pipeThrough(stream))) {
    length += part.length;
    if (length > limit)
      throw new RangeError('The decompressed interaction exceeds the size limit.');
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Reads a stream in chunks: not every browser supports iterating over one. */
async function* chunks<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const plainEvent = v.pipe(
  v.looseObject({ type: v.string() }),
  // It is parsed from JSON, so all its values are plain.
  v.transform((event) => event as Record<string, Json> as PlainEvent),
);

const interactionSchema = v.object({
  version: v.literal(1, 'It was shared by another version of this panel.'),
  story: v.string(),
  charts: v.record(v.string(), v.string()),
  moves: v.array(
    v.object({
      actor: v.string(),
      event: plainEvent,
      origin: v.picklist(['start', 'screen', 'panel', 'chart']),
      to: v.array(v.string()),
      at: v.pipe(v.number(), v.minValue(0)),
      mocks: v.optional(v.array(v.object({ operation: v.string(), choice: v.string() }))),
      responses: v.optional(
        v.array(v.object({ operation: v.string(), status: v.nullable(v.number()) })),
      ),
      isRejected: v.optional(v.literal(true)),
      note: v.optional(v.string()),
      assessment: v.optional(v.picklist(['passed', 'failed'])),
    }),
  ),
});
