import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import { findEntries, retainOnly, now, uuid } from '../testing/timesheets.ts';
import { corsHeaders, withPreflight } from './cors.ts';
import { getIpAddress, toNodeListener } from './listener.ts';

const origin = 'http://localhost:3000';
const second = 'http://127.0.0.1:3000';
let api: TestServer;
let http: Server;
let address: string;
let token: string;

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

beforeAll(async () => {
  api = await startServer(now, { ipAddress: getIpAddress });
  await retainOnly(api, 'ben', []);
  token = await api.tokenFor('ben');
  const headers = corsHeaders([origin, second]);
  http = createServer(toNodeListener(withPreflight(api.fetch), { headers }));
  address = await listen(http);
});

afterAll(() => {
  http.close();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const call = (method: string, path: string, body?: unknown) =>
  fetch(`${address}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      Origin: origin,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

describe('the server over HTTP', () => {
  it('the server responds to a request with status, headers and body', async () => {
    const response = await call('GET', '/user/role');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      securityUserRoleVerification: { isTenantAdmin: false, isClientUser: true },
    });
  });

  it('the server accepts a body in any script', async () => {
    const description = 'Prüfung – مراجعة – 审核';
    const response = await call('POST', '/aster/clockwork/mini', { startTime: now, description });
    expect(await response.json()).toMatchObject({ clockWorkMini: { description } });
    expect(await findEntries(api, 'ben')).toMatchObject([{ description }]);
  });

  it('the server parses the query', async () => {
    const [running] = await findEntries(api, 'ben');
    const query = new URLSearchParams({
      entryId: running?.id ?? '',
      newStartTime: '2026-03-11T15:30:00+01:00',
    });
    const response = await call('POST', `/aster/clockwork/adjust?${query}`);
    expect(response.status).toBe(200);
    expect(await findEntries(api, 'ben')).toMatchObject([
      { startTime: '2026-03-11T14:30:00.000Z' },
    ]);
  });

  it('the server rejects a body that is not JSON with 400', async () => {
    const response = await call('POST', '/aster/clockwork/mini', '{"startTime":');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bodyMalformed' });
    expect((await call('POST', '/aster/clockwork/mini')).status).toBe(400);
  });

  it('the server accepts a body of a million characters, and rejects it as too long', async () => {
    const description = 'x'.repeat(1_000_000);
    const response = await call('POST', '/aster/clockwork/mini', { startTime: now, description });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorMessages: ['Field is too long'] });
  });

  it('the server responds to many requests at once, each with its own response', async () => {
    const days = Array.from({ length: 20 }, (_, day) => `2026-01-${String(day + 10)}`);
    const responses = await Promise.all(days.map((day) => call('GET', `/aster/clockwork/${day}`)));
    expect(responses.map(({ status }) => status)).toEqual(days.map(() => 200));
    expect((await call('GET', '/aster/clockwork/2026-01-99')).status).toBe(400);
  });

  it('the server stores the caller’s address with a login', async () => {
    const login = {
      id: uuid(1),
      employeeId: 'employee-ben',
      tenantId: 'aster',
      ipAddress: '',
      timestamp: now,
      dateTimeStampFormatted: '',
      browser: '',
    };
    expect((await call('POST', '/UserLoginAnalytics/saveUserLogin', login)).status).toBe(200);
    const stored = await api.store.transaction('read', (tx) =>
      tx.tenant('aster').get('logins', uuid(1)),
    );
    expect(stored?.ipAddress).toBe('127.0.0.1');
    expect(getIpAddress(new Request('http://x/'))).toBe('');
  });

  it('the server hosts the identity provider next to the API, under any host name', async () => {
    const discovery = await fetch(`${address}/identity/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer: 'http://atrium.test/identity' });
  });

  it('the server responds 500 when a handler fails, and keeps running', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const failing = createServer(toNodeListener(() => Promise.reject(new Error('broken'))));
    const there = await listen(failing);
    expect((await fetch(there)).status).toBe(500);
    expect((await fetch(there)).status).toBe(500);
    expect(log).toHaveBeenCalledTimes(2);
    failing.close();
  });
});

describe('another origin', () => {
  it('another origin is allowed by name: on responses, on rejections, and in the preflight', async () => {
    for (const response of [
      await call('GET', '/user/role'),
      await fetch(`${address}/api/user/role`),
      await fetch(`${address}/api/nothing`),
      await call('POST', '/aster/clockwork/mini', 'x'.repeat(2_000_000)),
    ]) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Trace-Id');
      expect(response.headers.get('Vary')).toBe('Origin');
    }
  });

  it('another origin sends its preflight without a token', async () => {
    const response = await fetch(`${address}/api/aster/clockwork/mini`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PUT' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    const allowed = response.headers.get('Access-Control-Allow-Headers');
    for (const header of ['Authorization', 'Content-Type', 'Accept-Language']) {
      expect(allowed).toContain(header);
    }
  });

  it.each([
    [second, second],
    ['https://evil.test', origin],
  ])('another origin is allowed only by a configured name: %s', async (from, named) => {
    const response = await fetch(`${address}/api/user/role`, { headers: { Origin: from } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(named);
  });
});
