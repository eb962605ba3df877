import { expect, it } from 'vitest';
import { requestOf, sent } from './worker-messages.ts';

const url = 'https://a.test/api/aster/team';
const body = (text: string) => new TextEncoder().encode(text).buffer;

it('a call that saves arrives with its body and headers', async () => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer 1' };
  const request = requestOf({ url, method: 'POST', headers, body: body('{"name":"Atlas"}') });
  expect(await request.json()).toEqual({ name: 'Atlas' });
  expect(request.headers.get('authorization')).toBe('Bearer 1');
});

it('a call that reads has no body, also where the service worker tells of an empty one', () => {
  expect(requestOf({ url, method: 'GET', body: body('') }).body).toBeNull();
});

it('a page that is gone to can be asked for', () => {
  const request = requestOf({ url, method: 'GET', mode: 'navigate', body: body('') });
  expect(request.mode).toBe('same-origin');
});

it('an answer is handed over whole', async () => {
  const [message, handed] = await sent(Response.json({ id: 1 }, { status: 201 }));
  expect(message).toMatchObject({
    type: 'MOCK_RESPONSE',
    data: { status: 201, headers: { 'content-type': 'application/json' } },
  });
  expect(new TextDecoder().decode(handed[0] as ArrayBuffer)).toBe('{"id":1}');
});

it('an answer without a body stays without one', async () => {
  const [message, handed] = await sent(new Response(null, { status: 204 }));
  expect(message).toMatchObject({ data: { status: 204, body: null } });
  expect(handed).toEqual([]);
});

it('a stream of events goes as it comes', async () => {
  const headers = { 'Content-Type': 'text/event-stream' };
  const [, handed] = await sent(new Response(new ReadableStream(), { headers }));
  expect(handed[0]).toBeInstanceOf(ReadableStream);
});
