import { loadArea } from '../areas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worldSchema } from '../schema/world-schema.ts';
import { createMemoryStore } from '../store/memory.ts';
import { readContents, requestFor, startServer, type TestServer } from '../testing/harness.ts';
import { findEntries, retainOnly, now, uuid } from '../testing/timesheets.ts';
import { bearerOfClaims } from './requests/bearer.ts';
import { createReferenceServer } from './reference-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer(now);
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function getResponse(method: string, path: string, more: Record<string, string> = {}) {
  const token = await server.tokenFor('ben');
  const headers = { Authorization: `Bearer ${token}`, ...more };
  return server.fetch(new Request(`http://atrium.test${path}`, { method, headers }));
}

const start = (description: string) => ({ startTime: now, description });

describe('the address of a request', () => {
  it('an address without an operation returns 404 with the contract’s error body', async () => {
    const response = await getResponse('GET', '/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      errorMessages: ['There’s nothing at this address.'],
      code: 'operationUnknown',
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('an address that does not support the method returns 405 with the supported methods', async () => {
    const response = await getResponse('DELETE', '/api/aster/clockwork/mini');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(['GET', 'POST', 'PUT']);
    expect(await response.json()).toMatchObject({
      errorMessages: ['This address doesn’t support DELETE.'],
    });
  });

  it.each(['/user/role', '/abc/user/role', '/apiuser/role', '/api'])(
    'the address %s is outside the API',
    async (path) => {
      expect((await getResponse('GET', path)).status).toBe(404);
    },
  );
});

describe('a GET that changes state', () => {
  const path = `/api/aster/clockwork/add-entry-under-task?taskId=${uuid(1)}&taskName=Review`;

  it('a prefetch of a GET that changes state is rejected', async () => {
    const guess = await getResponse('GET', path, { 'Sec-Purpose': 'prefetch;prerender' });
    expect(guess.status).toBe(400);
    expect(await guess.json()).toMatchObject({ code: 'notPrefetched' });
    const meant = await getResponse('GET', path);
    expect(await meant.json()).toMatchObject({ code: 'workUnknown' });
  });

  it('a prefetch of other GETs succeeds', async () => {
    const guess = await getResponse('GET', '/api/user/role', { 'Sec-Purpose': 'prefetch' });
    expect(guess.status).toBe(200);
  });
});

describe('a response', () => {
  it('a response is never stored by the browser, and names its language', async () => {
    const good = await getResponse('GET', '/api/user/role', {
      'Accept-Language': 'fr-CH, en;q=0.5',
    });
    expect(good.headers.get('Cache-Control')).toBe('no-store');
    expect(good.headers.get('Content-Language')).toBe('fr');
    expect(good.headers.get('Content-Type')).toContain('application/json');
    const rejected = await getResponse('GET', '/api/aster/clockwork/today');
    expect(rejected.headers.get('Cache-Control')).toBe('no-store');
    expect(rejected.headers.get('Content-Language')).toBe('en');
  });

  it('a response names the trace of its request, the same as in a rejection', async () => {
    const good = await getResponse('GET', '/api/user/role');
    expect(good.headers.get('Trace-Id')).toMatch(/^[0-9a-f-]{36}$/);
    const rejected = await getResponse('GET', '/api/nothing');
    expect(await rejected.json()).toMatchObject({ traceId: rejected.headers.get('Trace-Id') });
  });

  it('each rejection has a separate trace', async () => {
    const first = await server.expectError('chloe', 'getRunningEntries');
    const second = await server.expectError('chloe', 'getRunningEntries');
    expect(first.traceId).not.toBe(second.traceId);
  });

  it('a response contains a message once, though it belongs to multiple fields', async () => {
    const long = 'x'.repeat(501);
    const body = {
      ...start(long),
      id: uuid(1),
      startTime: undefined,
    };
    const rejected = await server.expectError('ben', 'updateMiniEntry', { body });
    expect(rejected.errorMessages.toSorted()).toEqual([
      'Field is too long',
      'startTime is required',
    ]);
    expect(rejected.fieldErrors).toEqual({
      description: ['Field is too long'],
      startTime: ['startTime is required'],
    });
  });
});

describe('a request', () => {
  it.each([
    ['that is broken off', '{"startTime":'],
    ['that is empty', ''],
    ['that is no JSON', 'startTime=now'],
  ])('a request with a body %s is rejected with 400', async (_, body) => {
    const rejected = await server.expectError('ben', 'startMiniEntry', { body });
    expect(rejected).toMatchObject({
      status: 400,
      code: 'bodyMalformed',
      errorMessages: ['The request is malformed.'],
    });
  });

  it.each([
    ['startMiniEntry', start('x'.repeat(10_000)), 'description'],
    [
      'postClockWork',
      { type: 'update', entryPayLoad: { id: uuid(1), description: 'x'.repeat(10_000) } },
      'entryPayLoad.description',
    ],
  ] as const)(
    'a request with a description of 10,000 characters is rejected as too long by %s',
    async (id, body, field) => {
      const rejected = await server.expectError('ben', id, { body });
      expect(rejected).toMatchObject({ status: 400, errorMessages: ['Field is too long'] });
      expect(rejected.fieldErrors).toEqual({ [field]: ['Field is too long'] });
    },
  );

  it('a request with 500 characters is accepted, counted as a user counts them', async () => {
    await retainOnly(server, 'ben', []);
    const { clockWorkMini } = await server.request('ben', 'startMiniEntry', {
      body: start('😀'.repeat(500)),
    });
    expect(clockWorkMini.description).toBe('😀'.repeat(500));
  });

  it('a request with an unknown field or query is rejected, so that a misspelling is noticed', async () => {
    const body = { ...start('x'), discription: 'x' };
    const field = await server.expectError('ben', 'startMiniEntry', { body });
    expect(field.fieldErrors).toEqual({ discription: ['discription is not a known field'] });
    const query = await server.expectError('ben', 'getRunningEntries', { query: { page: '1' } });
    expect(query).toMatchObject({ status: 400, errorMessages: ['page is not a known field'] });
  });

  it('a request for a day that is not in the calendar is rejected', async () => {
    const rejected = await server.expectError('ben', 'getClockWorkDay', {
      path: { date: '2026-02-29' },
    });
    expect(rejected).toMatchObject({ status: 400, errorMessages: ['date is invalid'] });
  });
});

describe('an error of the server', () => {
  it('an error returns 500 without its cause, writes it to the log, and stores nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await retainOnly(server, 'ben', []);
    await server.store.transaction('write', async (tx) => {
      await tx.tenant('aster').put('clockWorkSettings', {
        id: 'employee-ben',
        defaultProjectId: null,
        defaultTaskId: null,
        isClockWorkSetWeeklyMail: false,
        isWFO: false,
        brokenEntryId: null,
      });
      // No valid time zone: the day of an entry cannot be determined.
      const user = await tx.tenant('aster').get('tenantUsers', 'ben');
      if (user) await tx.tenant('aster').put('tenantUsers', { ...user, timeZone: 'Mars/Base' });
    });
    const before = await readContents(server.store);
    const rejected = await server.expectError('ben', 'startMiniEntry', { body: start('x') });
    expect(rejected).toMatchObject({
      status: 500,
      code: 'fault',
      errorMessages: ['Something went wrong on the server.'],
    });
    expect(log).toHaveBeenCalledWith(expect.any(RangeError), { traceId: rejected.traceId });
    expect(await readContents(server.store)).toEqual(before);
  });

  it('a response that violates the contract is reported', async () => {
    const store = createMemoryStore(worldSchema);
    const loose = createReferenceServer({
      store,
      loadArea,
      clock: { now: Date.now },
      basePath: '/api',
      verify: async () => bearerOfClaims({ sub: 'ben' }),
      validateResponse: () => Promise.reject(new Error('against the contract')),
    });
    const request = requestFor('http://atrium.test/api', 'getUserRole', {}, 'any');
    await expect(loose(request)).rejects.toThrow('against the contract');
  });

  it('a module that cannot be loaded, as without a network, is not a server error', async () => {
    const cut = createReferenceServer({
      store: createMemoryStore(worldSchema),
      loadArea: () => Promise.reject(new TypeError('Failed to fetch a module')),
      clock: { now: Date.now },
      basePath: '/api',
      verify: async () => bearerOfClaims({ sub: 'ben' }),
      isOutOfReach: (error) => error instanceof TypeError,
    });
    const request = requestFor('http://atrium.test/api', 'getUserRole', {}, 'any');
    await expect(cut(request)).rejects.toThrow('Failed to fetch a module');
  });
});

it('a request that is rejected halfway stores nothing', async () => {
  await retainOnly(server, 'ben', []);
  await server.request('ben', 'startMiniEntry', { body: start('Runs') });
  server.setNow('2026-03-11T16:00:00.000Z');
  // The start has already ended the running entry when the unknown project is detected.
  const rejected = await server.expectError('ben', 'postClockWork', {
    body: {
      type: 'add',
      entryPayLoad: {
        id: uuid(5),
        startTime: '2026-03-11T16:00:00.000Z',
        endTime: null,
        description: '',
        projectId: uuid(9),
        taskId: null,
      },
    },
  });
  expect(rejected).toMatchObject({ status: 400, code: 'projectUnknown' });
  expect((await findEntries(server, 'ben')).map(({ endTime }) => endTime)).toEqual([null]);
});
