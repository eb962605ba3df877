import type { ServerResponse } from 'node:http';

/**
 * Sends a response: an event stream part by part, anything else at once. An open stream ends when
 * the caller disconnects, or when `stopping` signals that the server ends. A response that
 * represents a network failure closes the connection.
 */
export async function send(
  response: Response,
  outgoing: ServerResponse,
  stopping?: AbortSignal,
): Promise<void> {
  if (response.type === 'error' || outgoing.destroyed) {
    await response.body?.cancel();
    outgoing.destroy();
    return;
  }
  if (stopping?.aborted) outgoing.shouldKeepAlive = false;
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (response.body === null) outgoing.end();
  else if (isStream(response)) await sendStream(response.body, outgoing, stopping);
  else outgoing.end(Buffer.from(await response.arrayBuffer()));
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

async function sendStream(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  stopping?: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  const leave = () => {
    // A failed stream reports its error to the reader below.
    reader.cancel().catch(() => undefined);
  };
  outgoing.once('close', leave);
  stopping?.addEventListener('abort', leave);
  // The caller waits for the headers to know that the stream is open, not for the first event.
  outgoing.flushHeaders();
  try {
    if (stopping?.aborted) leave();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      // After a disconnect, a write would never drain.
      if (outgoing.destroyed) break;
      if (!outgoing.write(part.value)) await drained(outgoing);
    }
    outgoing.end();
  } finally {
    stopping?.removeEventListener('abort', leave);
  }
}

/** Resolves when the caller has received the data, or disconnected. */
const drained = (outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      outgoing.off('drain', go).off('close', go);
      resolve();
    };
    outgoing.once('drain', go).once('close', go);
  });
