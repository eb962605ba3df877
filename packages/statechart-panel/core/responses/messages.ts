import type { Json } from '../link/protocol.ts';
import { toPlain } from '../actors/plain.ts';

/** The body of a request or response as plain data; the original stays readable. */
export async function readBody(message: Request | Response): Promise<Json> {
  const type = message.headers.get('content-type') ?? '';
  if (message.body === null || type === '') return null;
  // A body that is not text may be large, or may never end.
  if (!/json|^text\/(?!event-stream)|urlencoded/.test(type)) return `⟨${type}⟩`;
  const text = await message.clone().text();
  if (!type.includes('json')) return toPlain(text);
  try {
    return toPlain(JSON.parse(text));
  } catch {
    return toPlain(text);
  }
}

/** Waits; rejects as soon as the signal aborts. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
