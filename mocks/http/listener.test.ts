import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endServers, serve } from '../testing/served.ts';
import type { Answering, SentCall } from './listener.ts';

afterEach(() => {
  vi.restoreAllMocks();
  endServers();
});

const respondWithLength: Answering = async (request) =>
  Response.json({ length: (await request.arrayBuffer()).byteLength });

describe('a request', () => {
  it('a request reports that its caller has disconnected', async () => {
    const seen = Promise.withResolvers<Request>();
    const address = await serve(async (request) => {
      seen.resolve(request);
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return Response.json({});
    });
    const leaving = new AbortController();
    const response = fetch(address, { signal: leaving.signal });
    const { signal } = await seen.promise;
    expect(signal.aborted).toBe(false);
    leaving.abort();
    await expect(response).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(signal.aborted).toBe(true));
  });

  it.each([
    ['1 MB of JSON', 1024 * 1024, 'application/json', '/'],
    ['10 MB of a table', 10 * 1024 * 1024, 'application/json', '/api/aster/Asset/import'],
    ['10 MB of files', 10 * 1024 * 1024, 'multipart/form-data; boundary=x', '/'],
  ])('a request may have %s, and not a byte more', async (_, limit, type, path) => {
    const address = await serve(respondWithLength);
    const send = (length: number) =>
      fetch(new URL(path, address), {
        method: 'POST',
        headers: { 'Content-Type': type, 'Accept-Language': 'fr' },
        body: new Uint8Array(length),
      });
    expect(await (await send(limit)).json()).toEqual({ length: limit });
    const rejected = await send(limit + 1);
    expect(rejected.status).toBe(413);
    expect(await rejected.json()).toEqual({
      errorMessages: [`La requête est trop volumineuse : ${limit / 1024} kilo-octets au maximum.`],
      code: 'bodyTooLarge',
      traceId: rejected.headers.get('Trace-Id'),
    });
  });

  it('a request without a length is rejected all the same, and the next one is accepted', async () => {
    const address = await serve(respondWithLength);
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
  ])('a request %s gets 400', async (_, text) => {
    const response = await raw(await serve(respondWithLength), `${text}Connection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('an invalid request gets an error in the form of the contract', async () => {
    const response = await raw(
      await serve(respondWithLength),
      'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(response).toContain('"code":"bodyMalformed"');
  });

  it('a request whose path starts with two slashes names no other host', async () => {
    const response = await raw(
      await serve(async ({ url }) => new Response(url)),
      'GET //evil.test/x HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n',
    );
    expect(response).toContain('http://localhost:1//evil.test/x');
  });

  it('an aborted request causes no error and affects no one', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const sent: SentCall[] = [];
    const address = await serve(respondWithLength, { onSent: (call) => sent.push(call) });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const head = [
      'POST / HTTP/1.1',
      'Host: localhost',
      'Content-Length: 9',
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data'); // The server requests the body.
    socket.write('half');
    socket.destroy();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect((await fetch(address, { method: 'POST', body: 'four' })).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an HTTP response', () => {
  it('a response has its length, its headers, and a trace', async () => {
    const address = await serve(async () => {
      const headers = new Headers({ 'X-One': '1' });
      headers.append('Set-Cookie', 'a=1');
      headers.append('Set-Cookie', 'b=2');
      return new Response('Prüfung', { status: 201, headers });
    });
    const response = await fetch(address);
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Length')).toBe('8');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('Trace-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.text()).toBe('Prüfung');
  });

  it('a failed response is 500, with the reason only in the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('secret');
    const response = await fetch(await serve(() => Promise.reject(error)));
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).not.toContain('secret');
    const traceId = response.headers.get('Trace-Id');
    expect(JSON.parse(body)).toMatchObject({ code: 'fault', traceId });
    expect(log).toHaveBeenCalledWith(error, { traceId });
  });

  it('a failed response includes the reason when configured', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const failing = () => Promise.reject(new Error('getUserRole answered 201'));
    const response = await fetch(await serve(failing, { isVerbose: true }));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ errorMessages: ['getUserRole answered 201'] });
  });

  it('a response for a failed network closes the connection', async () => {
    const address = await serve(async () => Response.error());
    await expect(fetch(address)).rejects.toThrow(TypeError);
  });
});

/** The server's response to bytes that no client would send. */
async function raw(address: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(text);
  let response = '';
  for await (const part of socket.setEncoding('utf8')) response += String(part);
  return response;
}
