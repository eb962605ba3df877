import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toNodeListener, type Answering, type ListenerOptions, type SentCall } from './listener.ts';

const servers: Server[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The address of a server that answers with this function. */
async function serve(answer: Answering, options?: ListenerOptions): Promise<string> {
  const server = createServer(toNodeListener(answer, options));
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const lengthOf: Answering = async (request) =>
  Response.json({ length: (await request.arrayBuffer()).byteLength });

describe('a request', () => {
  it.each([
    ['1 MB of JSON', 1024 * 1024, 'application/json'],
    ['10 MB of files', 10 * 1024 * 1024, 'multipart/form-data; boundary=x'],
  ])('may weigh %s, and not a byte more', async (_, limit, type) => {
    const address = await serve(lengthOf);
    const send = (length: number) =>
      fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Accept-Language': 'fr' },
        body: new Uint8Array(length),
      });
    expect(await (await send(limit)).json()).toEqual({ length: limit });
    const refused = await send(limit + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      errorMessages: [`La requête est trop volumineuse : ${limit / 1024} kilo-octets au maximum.`],
      code: 'bodyTooLarge',
      traceId: refused.headers.get('Trace-Id'),
    });
  });

  it('that does not tell its length is refused all the same, and the next one is read', async () => {
    const address = await serve(lengthOf);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < 40; at += 1) controller.enqueue(new Uint8Array(64 * 1024));
        controller.close();
      },
    });
    const sent = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await fetch(address, sent)).status).toBe(413);
    const next = await fetch(address, { method: 'POST', body: 'four' });
    expect(await next.json()).toEqual({ length: 4 });
  });

  it.each([
    ['with a broken host', 'GET / HTTP/1.1\r\nHost: a b\r\n'],
    ['with a host that is an address', 'GET / HTTP/1.1\r\nHost: evil.test/x?\r\n'],
    ['with a broken port', 'GET / HTTP/1.1\r\nHost: localhost:x\r\n'],
    ['without a host', 'GET / HTTP/1.1\r\n'],
    ['for no address', 'GET http:// HTTP/1.1\r\nHost: localhost\r\n'],
    ['for a star', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n'],
    ['by TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n'],
    ['that is no HTTP', 'Hello\r\n'],
  ])('%s is answered 400', async (_, text) => {
    const answer = await raw(await serve(lengthOf), `${text}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('says what is wrong with it in the form of the contract', async () => {
    const answer = await raw(
      await serve(lengthOf),
      'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('"code":"bodyMalformed"');
  });

  it('whose path begins with two slashes names no other host', async () => {
    const answer = await raw(
      await serve(async ({ url }) => new Response(url)),
      'GET //evil.test/x HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('http://localhost:1//evil.test/x');
  });

  it('that is broken off makes no fault, and harms nobody', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const sent: SentCall[] = [];
    const address = await serve(lengthOf, { onSent: (call) => sent.push(call) });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const head = [
      'POST / HTTP/1.1',
      'Host: localhost',
      'Content-Length: 9',
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data'); // the server asks for the body
    socket.write('half');
    socket.destroy();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect((await fetch(address, { method: 'POST', body: 'four' })).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  it('has its length, its headers, and a trace', async () => {
    const address = await serve(async () => {
      const headers = new Headers({ 'X-One': '1' });
      headers.append('Set-Cookie', 'a=1');
      headers.append('Set-Cookie', 'b=2');
      return new Response('Prüfung', { status: 201, headers });
    });
    const answer = await fetch(address);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Content-Length')).toBe('8');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('Trace-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.text()).toBe('Prüfung');
  });

  it('that fails is 500, tells nobody why, and the log everything', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const fault = new Error('secret');
    const answer = await fetch(await serve(() => Promise.reject(fault)));
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(body).not.toContain('secret');
    const traceId = answer.headers.get('Trace-Id');
    expect(JSON.parse(body)).toMatchObject({ code: 'fault', traceId });
    expect(log).toHaveBeenCalledWith(fault, { traceId });
  });

  it('that fails says why where that was asked for', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const failing = () => Promise.reject(new Error('getUserRole answered 201'));
    const answer = await fetch(await serve(failing, { tellsFaults: true }));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ errorMessages: ['getUserRole answered 201'] });
  });

  it('that stands for a failed network breaks the connection off', async () => {
    const address = await serve(async () => Response.error());
    await expect(fetch(address)).rejects.toThrow(TypeError);
  });
});

describe('a stream of events', () => {
  /** A stream that the test feeds, and what became of it. */
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
      answer: async () => new Response(body, { headers }),
      say: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
      fail: () => controller?.error(new Error('The store is closed.')),
      end: () => controller?.close(),
      onCancel,
    };
  }

  async function listen(address: string) {
    const leaving = new AbortController();
    const answer = await fetch(address, { signal: leaving.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('There is no stream.');
    return { answer, reader, leave: () => leaving.abort() };
  }

  it('is open before the first event, and delivers each as it comes', async () => {
    const { answer, say, end } = feed();
    const heard = await listen(await serve(answer));
    expect(heard.answer.status).toBe(200);
    expect(heard.answer.headers.get('Content-Type')).toBe('text/event-stream');
    say('data: 1\n\n');
    expect((await heard.reader.read()).value).toBe('data: 1\n\n');
    say('data: 2\n\n');
    expect((await heard.reader.read()).value).toBe('data: 2\n\n');
    end();
    expect((await heard.reader.read()).done).toBe(true);
  });

  it('is left when its listener leaves', async () => {
    const { answer, say, onCancel } = feed();
    const heard = await listen(await serve(answer));
    say('data: 1\n\n');
    await heard.reader.read();
    heard.leave();
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  });

  it('is ended well when the server stops, also when it opens only then', async () => {
    const stopping = new AbortController();
    const { answer, say, onCancel } = feed();
    const heard = await listen(await serve(answer, { stopping: stopping.signal }));
    say('data: 1\n\n');
    await heard.reader.read();
    stopping.abort();
    expect((await heard.reader.read()).done).toBe(true);
    expect(onCancel).toHaveBeenCalledOnce();

    const late = feed();
    const after = await listen(await serve(late.answer, { stopping: stopping.signal }));
    expect((await after.reader.read()).done).toBe(true);
    expect(after.answer.headers.get('Connection')).toBe('close');
  });

  it('that fails is broken off, so that its listener connects again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { answer, say, fail } = feed();
    const heard = await listen(await serve(answer));
    say('data: 1\n\n');
    await heard.reader.read();
    fail();
    await expect(heard.reader.read()).rejects.toThrow(TypeError);
    expect(log).toHaveBeenCalledOnce();
  });

  it('waits for a slow listener instead of piling up', async () => {
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
        const isStill = made > 0 && made === before;
        before = made;
        expect(isStill).toBe(true);
      },
      { interval: 200, timeout: 20_000 },
    );
    expect(made).toBeLessThan(1000);
    socket.destroy();
  });
});

/** What a server says to bytes that no client would send. */
async function raw(address: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const part of socket.setEncoding('utf8')) answer += String(part);
  return answer;
}
