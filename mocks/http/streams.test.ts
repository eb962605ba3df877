import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endServers, serve } from '../testing/served.ts';

afterEach(() => {
  vi.restoreAllMocks();
  endServers();
});

describe('a stream of events', () => {
  /** A stream that the test feeds, and its state. */
  function feed() {
    const onCancel = vi.fn<() => void>();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (made) => {
        controller = made;
      },
      cancel: onCancel,
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    return {
      response: async () => new Response(body, { headers }),
      write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
      fail: () => controller?.error(new Error('The store is closed.')),
      end: () => controller?.close(),
      onCancel,
    };
  }

  async function listen(address: string) {
    const leaving = new AbortController();
    const response = await fetch(address, { signal: leaving.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('There is no stream.');
    return { response, reader, leave: () => leaving.abort() };
  }

  it('an event stream is open before the first event, and delivers each as it comes', async () => {
    const { response, write, end } = feed();
    const received = await listen(await serve(response));
    expect(received.response.status).toBe(200);
    expect(received.response.headers.get('Content-Type')).toBe('text/event-stream');
    write('data: 1\n\n');
    expect((await received.reader.read()).value).toBe('data: 1\n\n');
    write('data: 2\n\n');
    expect((await received.reader.read()).value).toBe('data: 2\n\n');
    end();
    expect((await received.reader.read()).done).toBe(true);
  });

  it('an event stream is closed when its listener disconnects', async () => {
    const { response, write, onCancel } = feed();
    const received = await listen(await serve(response));
    write('data: 1\n\n');
    await received.reader.read();
    received.leave();
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  });

  it('an event stream is ended cleanly when the server stops, even if it opens only then', async () => {
    const stopping = new AbortController();
    const { response, write, onCancel } = feed();
    const received = await listen(await serve(response, { stopping: stopping.signal }));
    write('data: 1\n\n');
    await received.reader.read();
    stopping.abort();
    expect((await received.reader.read()).done).toBe(true);
    expect(onCancel).toHaveBeenCalledOnce();

    const late = feed();
    const after = await listen(await serve(late.response, { stopping: stopping.signal }));
    expect((await after.reader.read()).done).toBe(true);
    expect(after.response.headers.get('Connection')).toBe('close');
  });

  it('a failed event stream is aborted, so that its listener connects again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { response, write, fail } = feed();
    const received = await listen(await serve(response));
    write('data: 1\n\n');
    await received.reader.read();
    fail();
    await expect(received.reader.read()).rejects.toThrow(TypeError);
    expect(log).toHaveBeenCalledOnce();
  });

  it('an event stream waits for a slow listener instead of buffering without limit', async () => {
    let made = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        made += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    const address = await serve(async () => new Response(body, { headers }));
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    let before = -1;
    await vi.waitFor(
      () => {
        const isStopped = made > 0 && made === before;
        before = made;
        expect(isStopped).toBe(true);
      },
      { interval: 200, timeout: 20_000 },
    );
    expect(made).toBeLessThan(1000);
    socket.destroy();
  });
});
