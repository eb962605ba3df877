import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import {
  authorize,
  endSession,
  isOfApp,
  people,
  personWith,
  readAuthorization,
  returnTo,
  signedInPerson,
  type Authorization,
} from './authorization.ts';
import { hashPassword, matchesPassword } from './password.ts';

const app = 'https://portal.test/app/';
const isAllowed = isOfApp(app);

const good = {
  client_id: 'atrium',
  redirect_uri: 'https://portal.test/app/callback',
  response_type: 'code',
  code_challenge: 'abc',
  code_challenge_method: 'S256',
  state: 's1',
  nonce: 'n1',
  scope: 'openid profile',
};

const read = (changes: Record<string, string | undefined> = {}) => {
  const given = Object.entries({ ...good, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return readAuthorization(new URLSearchParams(given), isAllowed);
};

describe('an authorization request', () => {
  it('an authorization request from the app with PKCE is accepted', () => {
    expect(read()).toEqual({
      redirectUri: good.redirect_uri,
      codeChallenge: 'abc',
      state: 's1',
      nonce: 'n1',
      scope: 'openid profile',
      prompt: null,
    });
    expect(read({ prompt: 'none' })).toMatchObject({ prompt: 'none' });
  });

  it.each(['other', '', undefined])(
    'an authorization request of the client %s shows the person an error',
    (client_id) => {
      expect(read({ client_id })).toBe('unknownClient');
    },
  );

  it.each([
    'https://evil.test/callback',
    'http://portal.test/app/callback',
    'https://portal.test:444/app/callback',
    'https://portal.test.evil.test/',
    'https://portal.test@evil.test/',
    '//evil.test/callback',
    '/app/callback',
    'javascript:alert(1)',
    '',
    undefined,
  ])(
    'an authorization request that would return to %s shows the person an error',
    (redirect_uri) => {
      expect(read({ redirect_uri })).toBe('foreignAddress');
    },
  );

  it.each([
    ['a challenge', { code_challenge: undefined }],
    ['a hashed challenge', { code_challenge_method: 'plain' }],
    ['a method', { code_challenge_method: undefined }],
    ['the code flow', { response_type: 'token' }],
    ['the code flow alone', { response_type: 'code id_token' }],
  ])('an authorization request without %s is rejected', (_, changes) => {
    expect(read(changes)).toBe('noPkce');
  });
});

describe('signing in at the provider', () => {
  let server: TestServer;
  let request: Authorization;
  const clock = { now: () => Date.parse('2026-03-11T15:00:00.000Z') };

  beforeAll(async () => {
    server = await startServer('2026-03-11T15:00:00.000Z');
    const checked = read();
    if (typeof checked === 'string') throw new Error(checked);
    request = checked;
  });

  it('signing in returns to the app with a code and the state, keeping the address’s own query', async () => {
    const redirectUri = `${good.redirect_uri}?from=mail`;
    const personId = 'ben';
    const returned = new URL(
      await authorize(server.store, clock, { request: { ...request, redirectUri }, personId }),
    );
    expect(returned.origin + returned.pathname).toBe(good.redirect_uri);
    expect(returned.searchParams.get('from')).toBe('mail');
    expect(returned.searchParams.get('state')).toBe('s1');
    const code = returned.searchParams.get('code') ?? '';
    const stored = await server.store.transaction('read', (tx) =>
      tx.platform.get('authorizationCodes', code),
    );
    expect(stored).toMatchObject({
      personId: 'ben',
      nonce: 'n1',
      codeChallenge: 'abc',
      expiresAt: '2026-03-11T15:01:00.000Z',
    });
  });

  it('signing in gives each sign-in another code', async () => {
    const codes = await Promise.all(
      ['ben', 'ben'].map((personId) => authorize(server.store, clock, { request, personId })),
    );
    expect(new Set(codes).size).toBe(2);
  });

  it('a sign-in persists until the session is ended', async () => {
    await authorize(server.store, clock, { request, personId: 'ava' });
    expect(await signedInPerson(server.store)).toEqual({ personId: 'ava', needsCode: false });
    await endSession(server.store, clock);
    expect(await signedInPerson(server.store)).toBeNull();
    await endSession(server.store, clock);
    expect(await signedInPerson(server.store)).toBeNull();
  });

  /** The session of a person's latest code. */
  const readSid = async (address: string) => {
    const code = new URL(address).searchParams.get('code') ?? '';
    return server.store.transaction('read', async (tx) => {
      return (await tx.platform.get('authorizationCodes', code))?.sid;
    });
  };

  it('signing in again with the same browser continues the session; someone else starts a new one', async () => {
    const signIn = (personId: string, session: string, before?: string) =>
      authorize(server.store, clock, { request, personId, session, ...(before && { before }) });
    const first = await readSid(await signIn('ben', 'cookie-1'));
    expect(await readSid(await signIn('ben', 'cookie-2', 'cookie-1'))).toBe(first);
    expect(await signedInPerson(server.store, 'cookie-1')).toBeNull();
    expect(await readSid(await signIn('ava', 'cookie-3', 'cookie-2'))).not.toBe(first);
    expect(await readSid(await signIn('ben', 'cookie-4'))).not.toBe(first);
  });

  it('a sign-in is cleared when its session is signed out on another device', async () => {
    const sid = await readSid(
      await authorize(server.store, clock, { request, personId: 'ben', session: 'cookie-5' }),
    );
    await server.request('ben', 'getUserRole', { ...(sid && { sid }) });
    await server.request('ben', 'endSession', { path: { sessionId: `ben:${sid}` } });
    expect(await signedInPerson(server.store, 'cookie-5')).toBeNull();
  });

  it('signing in can return an error in place of a code', () => {
    const returned = new URL(returnTo(request, { error: 'login_required' }));
    expect(Object.fromEntries(returned.searchParams)).toEqual({
      error: 'login_required',
      state: 's1',
    });
  });

  it('the sign-in offers the demo people in their order', async () => {
    const names = (await people(server.store)).map(({ id }) => id);
    expect(names).toEqual([
      'ava',
      'ben',
      'chloe',
      'dan',
      'eve',
      'farid',
      'grace',
      'hugo',
      'ines',
      'jon',
      'kira',
      'leo',
    ]);
  });

  it('signing in accepts email and password, with any spelling of the email', async () => {
    const findPerson = (email: string, password: string) =>
      personWith(server.store, { email, password });
    expect(await findPerson('ben@demo.test', 'demo')).toBe('ben');
    expect(await findPerson('  Ben@Demo.Test ', 'demo')).toBe('ben');
    expect(await findPerson('ben@demo.test', 'Demo')).toBeNull();
    expect(await findPerson('ben@demo.test', '')).toBeNull();
    expect(await findPerson('nobody@demo.test', 'demo')).toBeNull();
    expect(await findPerson('', 'demo')).toBeNull();
  });
});

describe('a password', () => {
  it('a password is stored as a salted hash that only it matches', async () => {
    const first = await hashPassword('correct horse');
    const second = await hashPassword('correct horse');
    expect(first).toMatch(/^pbkdf2\$100000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(first).not.toBe(second);
    expect(await matchesPassword('correct horse', first)).toBe(true);
    expect(await matchesPassword('correct horse ', first)).toBe(false);
  });

  it('a password never matches a value that is not a hash', async () => {
    for (const stored of ['', 'demo', 'pbkdf2$1$salt$', 'pbkdf2$1$salt$demo']) {
      expect(await matchesPassword('demo', stored)).toBe(false);
    }
  });
});
