import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@atrium/contract/generated/operations.ts';
import {
  requestFor,
  startServer,
  type RequestInput,
  type TestServer,
} from '../../testing/harness.ts';
import { isNestedDeeperThan } from './request.ts';
import { brokenTextIn } from '../files/texts.ts';

/** Source: RFC 6750, section 3; RFC 9110, section 15.5.16; RFC 8259, section 8.1. */
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer('2026-03-11T15:00:00.000Z');
  token = await server.tokenFor('ava');
});

const call = (id: OperationId, sent: RequestInput = {}, change?: (request: Request) => Request) => {
  const request = requestFor(server.apiAddress, id, sent, token);
  return server.fetch(change ? change(request) : request);
};
const tag = (name: string) => ({ id: crypto.randomUUID(), name, color: '#336699', teamId: null });
const sending = (body: BodyInit, type = 'application/json') =>
  call('createTag', { body: {} }, ({ url, headers }) => {
    const again = new Headers(headers);
    again.set('Content-Type', type);
    return new Request(url, { method: 'POST', headers: again, body });
  });

describe('a strict HTTP request', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'a JSON request with the content type “%s” is rejected',
    async (type) => {
      const response = await sending(JSON.stringify(tag('Typed')), type);
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'jsonExpected' });
    },
  );

  it('a JSON request with a charset is accepted', async () => {
    const body = JSON.stringify(tag('Charset'));
    expect((await sending(body, 'application/json; charset=utf-8')).status).toBe(200);
  });

  it('a request with bytes that are not UTF-8 is rejected', async () => {
    const [before, after] = JSON.stringify(tag('€'))
      .split('€')
      .map((text) => Buffer.from(text));
    const cut = Buffer.concat([before ?? Buffer.of(), Buffer.of(0xe2, 0x82), after ?? Buffer.of()]);
    expect((await sending(cut)).status).toBe(400);
  });

  it.each([
    ['a NUL', 'N\u0000L'],
    ['half of a surrogate pair', 'Half \ud83d.'],
  ])('a text with %s is rejected at its field', async (_, name) => {
    const response = await call('createTag', { body: tag(name) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fieldErrors: { name: [expect.any(String)] } });
  });

  it.each(['N%00L', 'Cut%20%E2%82.', 'Half%20%ED%A0%BD.'])(
    'the text %s in a query is rejected at its field',
    async (text) => {
      const sent = { query: { searchCharacters: 'text', skip: '0' } };
      const response = await call('searchClockWorkEntries', sent, (request) => {
        const url = request.url.replace('=text', `=${text}`);
        return new Request(url, { method: 'POST', headers: request.headers });
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fieldErrors: { searchCharacters: [expect.any(String)] },
      });
    },
  );

  it('a token of two words is rejected, with a WWW-Authenticate header', async () => {
    const junk = await call('getUserRole', {}, (request) => {
      request.headers.set('Authorization', `Bearer ${token} junk`);
      return request;
    });
    expect(junk.status).toBe(401);
    expect(junk.headers.get('WWW-Authenticate')).toBe('Bearer');
    const broken = await call('getUserRole', {}, (request) => {
      request.headers.set('Authorization', 'Bearer broken');
      return request;
    });
    expect(broken.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('a response does not let the browser guess its type', async () => {
    for (const id of ['getUserRole', 'getTools'] as const) {
      expect((await call(id)).headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

it('a malformed text is named wherever it occurs', () => {
  expect(brokenTextIn({ a: [{ b: 'full' }, { b: 'N\u0000' }] })).toBe('a.1.b');
  expect(brokenTextIn({ 'a\u0000': 1 })).toBe('');
  expect(brokenTextIn({ bytes: new Uint8Array([0]) })).toBeUndefined();
});

/** JSON of this many nested lists. */
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a body that is nested deeply', () => {
  it.each([65, 10_000, 500_000])('a body is rejected with 400 at %i levels', async (depth) => {
    const response = await sending(nested(depth));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bodyTooDeep' });
  });

  it('a deeply nested body is rejected with 400 also when no token is required', async () => {
    const response = await server.fetch(
      new Request(`${server.apiAddress}/UserRegistration`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: `{"id":${nested(10_000)}}`,
      }),
    );
    expect(response.status).toBe(400);
  });

  it('the nesting of a body is counted by its levels, whatever they contain', () => {
    expect(isNestedDeeperThan(3, JSON.parse(nested(3)))).toBe(false);
    expect(isNestedDeeperThan(3, JSON.parse(nested(4)))).toBe(true);
    expect(isNestedDeeperThan(2, [1, { a: [] }])).toBe(true);
    expect(isNestedDeeperThan(1, [null, 'text', 7])).toBe(false);
  });
});

describe('a multipart form', () => {
  const form = (parts: number, boundary = 'x') =>
    `${`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(parts)}--${boundary}--`;
  const send = (body: string, boundary = 'x') =>
    call('uploadProfileImage', { path: { tenantId: 'aster' } }, ({ url, headers }) => {
      const again = new Headers(headers);
      again.set('Content-Type', `multipart/form-data; boundary=${boundary}`);
      return new Request(url, { method: 'POST', headers: again, body });
    });
  const readCode = async (response: Response) => ((await response.json()) as { code: string }).code;

  it('a form with more than 20 parts is rejected before it is parsed', async () => {
    expect(await readCode(await send(form(19)))).not.toBe('bodyMalformed');
    expect(await readCode(await send(form(21)))).toBe('bodyMalformed');
    expect(await readCode(await send(form(100_000)))).toBe('bodyMalformed');
    expect(await readCode(await send(form(21, '"q q"').replaceAll('"', ''), '"q q"'))).toBe(
      'bodyMalformed',
    );
  });
});

it('a query with thousands of names is rejected with the first 100 of them', async () => {
  const response = await call('getTags', {}, ({ url, headers }) => {
    const names = Array.from({ length: 4000 }, (_, at) => at.toString(36));
    return new Request(`${url}?${names.join('&')}`, { headers });
  });
  expect(response.status).toBe(400);
  const { fieldErrors } = (await response.json()) as { fieldErrors: object };
  expect(Object.keys(fieldErrors)).toHaveLength(100);
});
