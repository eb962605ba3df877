import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { getScenario } from '../scenarios/scenarios.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { authorize } from './authorization.ts';
import { decodeClaims } from './jws.ts';
import { buildChallenge } from './provider.ts';

const now = '2026-03-11T15:00:00.000Z';
const verifier = 'a-verifier-that-is-long-enough-for-its-purpose-0123';
const redirectUri = 'http://atrium.test/callback';

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
}

let server: TestServer;

beforeEach(async () => {
  server = await startServer(now);
});

/** Signs Ben in and returns the code. */
async function codeFor(personId = 'ben'): Promise<string> {
  const request = {
    redirectUri,
    state: 's1',
    nonce: 'n1',
    scope: 'openid profile',
    codeChallenge: await buildChallenge(verifier),
    prompt: null,
  };
  const clock = { now: () => Date.parse(now) };
  const returned = await authorize(server.store, clock, { request, personId });
  return new URL(returned).searchParams.get('code') ?? '';
}

const post = (form: Record<string, string>) =>
  server.fetch(
    new Request(`${server.issuer}/token`, { method: 'POST', body: new URLSearchParams(form) }),
  );

const redeem = (code: string, changes: Record<string, string> = {}) =>
  post({
    grant_type: 'authorization_code',
    client_id: 'atrium',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    ...changes,
  });

const renew = (refreshToken: string, changes: Record<string, string> = {}) =>
  post({
    grant_type: 'refresh_token',
    client_id: 'atrium',
    refresh_token: refreshToken,
    ...changes,
  });

async function readTokens(pending: Promise<Response>): Promise<Tokens> {
  const response = await pending;
  expect(response.status).toBe(200);
  return (await response.json()) as Tokens;
}

async function readError(pending: Promise<Response>): Promise<string> {
  const response = await pending;
  expect(response.status).toBe(400);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return ((await response.json()) as { error: string }).error;
}

const get = async (path: string) => {
  const response = await server.fetch(new Request(`${server.issuer}${path}`));
  return {
    status: response.status,
    body: response.ok ? ((await response.json()) as unknown) : null,
  };
};

/** Verifies a token as a third party does: with the published keys only. */
async function verified(token: string, audience: string) {
  const { body } = await get('/jwks');
  return jwtVerify(token, createLocalJWKSet(body as JSONWebKeySet), {
    issuer: server.issuer,
    audience,
    currentDate: new Date(now),
  });
}

describe('OpenID discovery', () => {
  it('discovery names the endpoints below the issuer and what they accept', async () => {
    const { body } = await get('/.well-known/openid-configuration');
    expect(body).toMatchObject({
      issuer: 'http://atrium.test/identity',
      authorization_endpoint: 'http://atrium.test/identity/authorize.html',
      token_endpoint: 'http://atrium.test/identity/token',
      jwks_uri: 'http://atrium.test/identity/jwks',
      end_session_endpoint: 'http://atrium.test/identity/end-session.html',
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('discovery publishes only the public half of the key', async () => {
    const { body } = await get('/jwks');
    const { keys } = body as JSONWebKeySet;
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('the provider has nothing at other addresses or for other methods', async () => {
    expect((await get('/userinfo')).status).toBe(404);
    expect((await get('/token')).status).toBe(404);
    expect((await get('')).status).not.toBe(200);
  });

  it('the provider stores one key even when it is requested twice at once', async () => {
    const [first, second] = await Promise.all([get('/jwks'), get('/jwks')]);
    expect(first).toEqual(second);
  });
});

describe('an authorization code', () => {
  it('an authorization code returns tokens that verify against the published keys', async () => {
    const tokens = await readTokens(redeem(await codeFor()));
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid profile',
    });
    const access = await verified(tokens.access_token, 'atrium-api');
    expect(access.protectedHeader).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(access.payload).toMatchObject({ sub: 'ben', client_id: 'atrium' });
    expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(3600);
  });

  it('an authorization code puts the nonce and the person into the ID token, which is for the client', async () => {
    const { id_token } = await readTokens(redeem(await codeFor()));
    const { payload, protectedHeader } = await verified(id_token, 'atrium');
    expect(protectedHeader.typ).toBe('JWT');
    expect(payload).toMatchObject({
      sub: 'ben',
      nonce: 'n1',
      name: 'Ben Okafor',
      email: 'ben@demo.test',
    });
  });

  it('an authorization code returns an access token that the API accepts', async () => {
    const { access_token } = await readTokens(redeem(await codeFor('grace')));
    const response = await server.fetch(
      new Request(`${server.apiAddress}/aster/tenantuser/profile`, {
        headers: { Authorization: `Bearer ${access_token}` },
      }),
    );
    expect(await response.json()).toMatchObject({ profile: { name: 'Grace Kim' } });
  });

  it('an authorization code is valid once', async () => {
    const code = await codeFor();
    await readTokens(redeem(code));
    expect(await readError(redeem(code))).toBe('invalid_grant');
  });

  it('an authorization code is valid once, even when it is sent twice at the same time', async () => {
    const code = await codeFor();
    const responses = await Promise.all([redeem(code), redeem(code)]);
    const statuses = responses.map(({ status }) => `${status}`);
    expect(statuses.toSorted()).toEqual(['200', '400']);
  });

  it('an authorization code is valid for a minute', async () => {
    const [early, late] = [await codeFor(), await codeFor()];
    server.setNow('2026-03-11T15:00:59.999Z');
    await readTokens(redeem(early));
    server.setNow('2026-03-11T15:01:00.000Z');
    expect(await readError(redeem(late))).toBe('invalid_grant');
  });

  it.each([
    ['another verifier', { code_verifier: `${verifier}x` }],
    ['no verifier', { code_verifier: '' }],
    ['another return address', { redirect_uri: 'http://atrium.test/other' }],
    ['no return address', { redirect_uri: '' }],
    ['another code', { code: 'guess' }],
  ])('an authorization code is rejected with %s', async (_, changes) => {
    expect(await readError(redeem(await codeFor(), changes))).toBe('invalid_grant');
  });

  it('an authorization code is used up by a wrong try, so that no one can keep guessing', async () => {
    const code = await codeFor();
    await readError(redeem(code, { code_verifier: 'wrong' }));
    expect(await readError(redeem(code))).toBe('invalid_grant');
  });

  it('an authorization code is rejected for another client, or another grant', async () => {
    const code = await codeFor();
    expect(await readError(redeem(code, { client_id: 'other' }))).toBe('invalid_client');
    const grant = redeem(code, { grant_type: 'password' });
    expect(await readError(grant)).toBe('unsupported_grant_type');
    await readTokens(redeem(code));
  });

  it('an authorization code is rejected for a person who has been removed since', async () => {
    const code = await codeFor();
    await server.store.transaction('write', (tx) => tx.platform.remove('people', 'ben'));
    expect(await readError(redeem(code))).toBe('invalid_grant');
  });
});

describe('a refresh token', () => {
  it('a refresh token is exchanged for new tokens of the same person, and replaced', async () => {
    const first = await readTokens(redeem(await codeFor()));
    const second = await readTokens(renew(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.scope).toBe('openid profile');
    expect((await verified(second.access_token, 'atrium-api')).payload.sub).toBe('ben');
    const third = await readTokens(renew(second.refresh_token));
    expect(third.access_token).toBeTypeOf('string');
  });

  it('a refresh token is valid once', async () => {
    const { refresh_token } = await readTokens(redeem(await codeFor()));
    await readTokens(renew(refresh_token));
    expect(await readError(renew(refresh_token))).toBe('invalid_grant');
    expect(await readError(renew('guess'))).toBe('invalid_grant');
  });

  it('a refresh token is rejected for another client', async () => {
    const { refresh_token } = await readTokens(redeem(await codeFor()));
    expect(await readError(renew(refresh_token, { client_id: 'other' }))).toBe('invalid_client');
    await readTokens(renew(refresh_token));
  });

  it('a refresh token continues its session, which new tokens name', async () => {
    const first = await readTokens(redeem(await codeFor()));
    const second = await readTokens(renew(first.refresh_token));
    const [before, after] = [first, second].map((each) => decodeClaims(each.access_token)['sid']);
    expect(before).toBeTypeOf('string');
    expect(after).toBe(before);
    expect(decodeClaims(second.id_token)['sid']).toBe(before);
  });

  it('a refresh token is rejected once its session was signed out on another device', async () => {
    const { access_token, refresh_token } = await readTokens(redeem(await codeFor()));
    const sid = String(decodeClaims(access_token)['sid']);
    await server.request('ben', 'getUserRole', { sid });
    await server.request('ben', 'endOtherSessions');
    expect(await readError(renew(refresh_token))).toBe('invalid_grant');
    expect((await server.expectError('ben', 'getUserRole', { sid })).status).toBe(401);
  });

  it('a refresh token ends with signing out', async () => {
    const { refresh_token, access_token } = await readTokens(redeem(await codeFor()));
    await server.request('ben', 'logout', { sid: String(decodeClaims(access_token)['sid']) });
    expect(await readError(renew(refresh_token))).toBe('invalid_grant');
  });
});

it('the provider issues tokens with the lifetime of the scenario', async () => {
  server.setScenario(getScenario('token-about-to-expire'));
  const { expires_in, access_token } = await readTokens(redeem(await codeFor()));
  expect(expires_in).toBe(610);
  const { payload } = await verified(access_token, 'atrium-api');
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(610);
});

it('the challenge of a verifier is the one that RFC 7636 shows', async () => {
  // Source: RFC 7636, appendix B.
  expect(await buildChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});
