import type { ServerResponse } from 'node:http';

/**
 * Sends a response: a stream of events part by part as they come, anything else whole. An open
 * stream is left when the caller leaves it, or when `stopping` says that the server ends. A
 * response that stands for a failed network breaks the connection off.
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
    // A stream that has failed says so to its reader below.
    reader.cancel().catch(() => undefined);
  };
  outgoing.once('close', leave);
  stopping?.addEventListener('abort', leave);
  // The caller waits for the first sign that the stream is open, not for the first event.
  outgoing.flushHeaders();
  try {
    if (stopping?.aborted) leave();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      // Who has just left cannot be written to, and would never be heard of again.
      if (outgoing.destroyed) break;
      if (!outgoing.write(part.value)) await drained(outgoing);
    }
    outgoing.end();
  } finally {
    stopping?.removeEventListener('abort', leave);
  }
}

/** Resolves when the caller has taken what was sent, or is gone. */
const drained = (outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      outgoing.off('drain', go).off('close', go);
      resolve();
    };
    outgoing.once('drain', go).once('close', go);
  });
