import { describe, expect, it } from 'vitest';
import { nobody } from '../people/people.ts';
import { createClient } from './exchange.ts';
import { outgoing } from './request.ts';

/** The text that a client receives from a stream of these chunks, each after some milliseconds. */
async function readStream(chunks: readonly [text: string, ms: number][]) {
  let isAborted = false;
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      for (const [text, ms] of chunks) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (!isAborted) controller.enqueue(new TextEncoder().encode(text));
      }
    },
    cancel: () => {
      isAborted = true;
    },
  });
  const headers = { 'Content-Type': 'text/event-stream' };
  const client = createClient({
    transport: () => Promise.resolve(new Response(body, { headers })),
    connections: 1,
    timeout: 5000,
  });
  const request = outgoing(
    { method: 'GET', path: '/hub', body: null },
    {},
    { baseUrl: 'http://kit.test', tenantId: 'here' },
  );
  const { text } = await client(request, nobody);
  return { text, isAborted };
}

describe('an endless stream', () => {
  it('an endless stream is read as long as it sends something at once, and then closed', async () => {
    const { text, isAborted } = await readStream([
      ['data: 1\n\n', 10],
      ['data: 2\n\n', 0],
      ['data: 3\n\n', 400],
    ]);
    expect(text).toBe('data: 1\n\ndata: 2\n\n');
    expect(isAborted).toBe(true);
  });
});
