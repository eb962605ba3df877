import { getResponse, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '@atrium/contract/generated/operations.ts';
import { createAccessToken, handlers, resetDemoData } from './handlers.ts';
import { createHandlers } from './operation-handlers.ts';

const server = setupServer(...handlers);
let token = '';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(async () => {
  token = await createAccessToken('ava');
});

afterEach(() => {
  server.resetHandlers();
  resetDemoData();
});

afterAll(() => server.close());

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`https://portal.example/api${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });

const getTeams = async (): Promise<Response> =>
  call('/aster/team?skipCount=0&maxResultCount=10&searchText=&sorting=');

/** MSW's name for the handler of an operation. */
const headerFor = ({ method, path }: { method: string; path: string }): string =>
  `${method} */api${path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;

async function firstMatch(request: Request): Promise<string | undefined> {
  for (const handler of handlers) if (await handler.test({ request })) return handler.info.header;
  return undefined;
}

describe('the exported MSW handlers', () => {
  it('the MSW handlers match the operations of the contract one to one', () => {
    const headers = Object.values(operations).map(headerFor);
    expect(handlers.map(({ info }) => info.header).toSorted()).toEqual(headers.toSorted());
  });

  it('each request reaches its operation, since literal segments come before parameters', async () => {
    const mismatches: string[] = [];
    for (const { method, path } of Object.values(operations)) {
      const address = `https://portal.example/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
      const header = await firstMatch(new Request(address, { method }));
      if (header !== headerFor({ method, path })) mismatches.push(`${method} ${path}: ${header}`);
    }
    expect(mismatches).toEqual([]);
  });

  it('the MSW handlers match a documented path with and without a trailing slash', async () => {
    const echo = createHandlers(async () => new Response('found'), 'https://portal.example/api');
    const respond = (path: string) =>
      getResponse(echo, new Request(`https://portal.example/api${path}`));
    expect((await respond('/user/role'))?.status).toBe(200);
    expect((await respond('/user/role/'))?.status).toBe(200);
    expect((await respond('/aster/team/'))?.status).toBe(200);
    expect(await respond('/aster')).toBeUndefined();
  });
});

it('the MSW handlers read no cookies, which MSW would read again for each handler', async () => {
  const echo = createHandlers(async () => new Response('found'), 'https://portal.example/api');
  const request = new Request('https://portal.example/api/user/role', {
    headers: { Cookie: 'theme=dark' },
  });
  const parsed = await Promise.all(echo.map((handler) => handler.parse({ request })));
  expect(parsed.some(({ match }) => match.matches)).toBe(true);
  expect(parsed.filter(({ cookies }) => Object.keys(cookies).length > 0)).toEqual([]);
});

describe('setupServer with the exported handlers', () => {
  it('the mock server responds to plain fetch with what the contract allows', async () => {
    const tenants = await call('/user/tenants');
    expect(tenants.status).toBe(200);
    expect(await tenants.json()).toMatchObject({ tenants: expect.any(Array) });
  });

  it('the mock server requires a token where the contract does', async () => {
    const response = await fetch('https://portal.example/api/user/tenants');
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
  });

  it('the mock server stores changes until the demo data are reset', async () => {
    const before = await (await call('/aster/clockwork/getRunningEntries')).json();
    const started = await call('/aster/clockwork/mini', {
      method: 'POST',
      body: JSON.stringify({ description: 'MSW in Node' }),
    });
    expect(started.status).toBe(200);
    expect(await (await call('/aster/clockwork/getRunningEntries')).json()).not.toEqual(before);
    resetDemoData();
    token = await createAccessToken('ava');
    expect(await (await call('/aster/clockwork/getRunningEntries')).json()).toEqual(before);
  });

  it('the mock server also serves an API below a path', async () => {
    const response = await fetch('https://portal.example/atrium/api/user/tenants', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });

  it('a handler of a test overrides one operation, and leaves all others', async () => {
    server.use(http.get('*/api/:tenantId/team', () => HttpResponse.json({ mine: true })));
    expect(await (await getTeams()).json()).toEqual({ mine: true });
    expect((await call('/user/tenants')).status).toBe(200);
    server.resetHandlers();
    expect(await (await getTeams()).json()).not.toHaveProperty('mine');
  });

  it('the mock server streams events as they occur, and ends when the reader leaves', async () => {
    const leaving = new AbortController();
    const response = await call('/aster/hubs/notifications', { signal: leaving.signal });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    leaving.abort();
    await expect(reader?.read()).rejects.toThrow(/abort/i);
  });

  it('the mock server aborts a request whose caller has left', async () => {
    const leaving = new AbortController();
    const response = call('/user/tenants', { signal: leaving.signal });
    leaving.abort();
    await expect(response).rejects.toThrow(/abort/i);
  });
});
