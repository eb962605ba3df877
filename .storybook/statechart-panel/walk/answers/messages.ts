import type { Json } from '../../link/protocol.ts';
import { toPlain } from '../plain.ts';

/** What a request or an answer carries, as plain data; it can still be read by others. */
export async function readBody(message: Request | Response): Promise<Json> {
  const type = message.headers.get('content-type') ?? '';
  if (message.body === null || type === '') return null;
  // What is no text may be large, or never end.
  if (!/json|^text\/(?!event-stream)|urlencoded/.test(type)) return `⟨${type}⟩`;
  const text = await message.clone().text();
  if (!type.includes('json')) return toPlain(text);
  try {
    return toPlain(JSON.parse(text));
  } catch {
    return toPlain(text);
  }
}

/** Waits; rejects as soon as nobody waits for it any more. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
