import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endServers, serve } from '../testing/served.ts';
import { getIpAddress } from './listener.ts';
import { startService, type Service } from './service.ts';
import { readOptions, UsageError } from './usage.ts';

const publicAddress = 'https://public.test';
let service: Service;

beforeAll(async () => {
  const options = readOptions(['--port', '0', '--quiet', '--address', `${publicAddress}/`]);
  if (!options) throw new Error('The server was not asked for help.');
  service = await startService(options);
  await service.ready;
});

afterAll(async () => {
  endServers();
  await service.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${service.address}${path}`, { headers });

describe('a server with a public address', () => {
  it('a server with a public address has its issuer and all endpoints there', async () => {
    const discovery = await (await get('/identity/.well-known/openid-configuration')).json();
    const issuer = `${publicAddress}/identity`;
    expect(discovery).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize.html`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end-session.html`,
    });
  });

  it('a server with a public address issues and accepts tokens of that issuer', async () => {
    const requested = new URLSearchParams({
      client_id: 'atrium',
      redirect_uri: `${publicAddress}/callback`,
      response_type: 'code',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const signedIn = await fetch(
      `${service.address}/identity/authorize.html?${requested.toString()}`,
      {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ personId: 'ben' }),
      },
    );
    expect(signedIn.headers.get('Set-Cookie')).toContain('; Secure');
    const target = new URL(signedIn.headers.get('Location') ?? '');
    expect(target.origin).toBe(publicAddress);
    const response = await fetch(`${service.address}/identity/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'atrium',
        code: target.searchParams.get('code') ?? '',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        redirect_uri: `${publicAddress}/callback`,
      }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    const called = await get('/api/user/role', { Authorization: `Bearer ${token}` });
    expect(called.status).toBe(200);
  });

  it('a server with a public address describes itself at /, with links that start with that address', async () => {
    const page = await get('/');
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const text = await page.text();
    const links = {
      contract: `${publicAddress}/openapi.json`,
      provider: `${publicAddress}/identity/.well-known/openid-configuration`,
      health: `${publicAddress}/health`,
      ready: `${publicAddress}/ready`,
    };
    for (const link of Object.values(links)) expect(text).toContain(`<a href="${link}">`);
    const json = await get('/', { Accept: 'application/json' });
    expect(await json.json()).toEqual({
      name: 'Atrium reference server',
      links: { api: `${publicAddress}/api`, ...links },
    });
    expect(
      (await get('/', { Accept: 'text/html,application/json' })).headers.get('Vary'),
    ).toContain('Accept');
  });

  it('a server with a public address serves the contract with that address as the server', async () => {
    const contract = await (await get('/openapi.json')).json();
    expect(contract).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: `${publicAddress}/api` }],
    });
  });

  it('a server with a public address leaves every other path and method to the API', async () => {
    expect((await get('/index.html')).status).toBe(404);
    expect((await fetch(`${service.address}/`, { method: 'POST' })).status).toBe(404);
  });

  it.each(['https://public.test/atrium', 'https://public.test/?a=1', 'public.test'])(
    'a server cannot have %s as its public address',
    (address) => {
      expect(() => readOptions(['--address', address])).toThrow(UsageError);
    },
  );
});

describe('the IP address of a caller', () => {
  const response = async (request: Request) => new Response(getIpAddress(request));
  const sendRequest = async (address: string, forwarded: string) =>
    (await fetch(address, { headers: { 'X-Forwarded-For': forwarded } })).text();

  it('the caller’s IP address is the last entry of X-Forwarded-For behind a proxy', async () => {
    const address = await serve(response, { isBehindProxy: true });
    expect(await sendRequest(address, '203.0.113.7, 198.51.100.2')).toBe('198.51.100.2');
    expect(await sendRequest(address, '')).toBe('127.0.0.1');
  });

  it('the caller’s IP address is never a header of the caller when there is no proxy', async () => {
    expect(await sendRequest(await serve(response), '203.0.113.7')).toBe('127.0.0.1');
  });
});
