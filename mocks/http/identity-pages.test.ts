import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChallenge } from '../identity/provider.ts';
import { startService, type Service } from './service.ts';
import { readOptions } from './usage.ts';

const app = 'http://localhost:3000';
const callback = `${app}/callback`;
const verifier = 'a-verifier-that-is-long-enough-for-its-purpose-0123';

let service: Service;
let issuer: string;

beforeAll(async () => {
  const options = readOptions(['--port', '0', '--check']);
  if (!options) throw new Error('That asks for help.');
  service = await startService(options);
  await service.ready;
  issuer = `${service.address}/identity`;
});

afterAll(() => service.stop());

interface Discovery {
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  end_session_endpoint: string;
}

const discovery = async () =>
  (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Discovery;

/** The address to which the app redirects the browser for signing in. */
async function authorizeAddress(changes: Record<string, string> = {}): Promise<string> {
  const address = new URL((await discovery()).authorization_endpoint);
  const requested = {
    client_id: 'atrium',
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    code_challenge: await buildChallenge(verifier),
    code_challenge_method: 'S256',
    state: 's1',
    nonce: 'n1',
    ...changes,
  };
  address.search = new URLSearchParams(requested).toString();
  return address.href;
}

/** A browser that stores its cookie and does not follow redirects. */
function browser() {
  let cookie = '';
  return async (address: string, form?: Record<string, string>, language = 'en') => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'Accept-Language': language, ...(cookie && { Cookie: cookie }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) cookie = given.split(';')[0] ?? '';
    return response;
  };
}

const getLocation = (response: Response) => new URL(response.headers.get('Location') ?? 'none:');

async function redeem(code: string): Promise<Record<string, string>> {
  const response = await fetch((await discovery()).token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'atrium',
      code,
      code_verifier: verifier,
      redirect_uri: callback,
    }),
  });
  return (await response.json()) as Record<string, string>;
}

/** The person of a code, by the ID token that it is exchanged for. */
async function personBy(response: Response): Promise<string | undefined> {
  const { id_token: token = '' } = await redeem(
    getLocation(response).searchParams.get('code') ?? '',
  );
  const keys = (await (await fetch((await discovery()).jwks_uri)).json()) as JSONWebKeySet;
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience: 'atrium',
  });
  return payload.sub;
}

describe('signing in over HTTP', () => {
  it('signing in leads from the page to a token that the API accepts, by code and PKCE', async () => {
    const open = browser();
    const address = await authorizeAddress();
    expect((await open(address)).status).toBe(200);
    const sent = await open(address, { email: 'ben@demo.test', password: 'demo' });
    expect(sent.status).toBe(303);
    const target = getLocation(sent);
    expect(`${target.origin}${target.pathname}`).toBe(callback);
    expect(target.searchParams.get('state')).toBe('s1');
    const tokens = await redeem(target.searchParams.get('code') ?? '');
    expect(Object.keys(tokens).toSorted()).toContain('refresh_token');
    const response = await fetch(`${service.address}/api/user/role`, {
      headers: { Authorization: `Bearer ${tokens['access_token']}` },
    });
    expect(await response.json()).toMatchObject({
      securityUserRoleVerification: { isClientUser: true },
    });
  });

  it('the sign-in page offers the demo people as form buttons, without a script', async () => {
    const open = browser();
    const response = await open(await authorizeAddress());
    const page = await response.text();
    expect(page.match(/name="personId"/g)).toHaveLength(12);
    expect(page).toContain('<strong>Ava Stone</strong>');
    expect(page).not.toContain('<script');
    expect(response.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${app};`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const styles = await fetch(new URL('pages.css', `${issuer}/`));
    expect(styles.headers.get('Content-Type')).toContain('text/css');
    expect(await personBy(await open(await authorizeAddress(), { personId: 'grace' }))).toBe(
      'grace',
    );
  });

  it('the sign-in page shows that email and password do not match, and keeps the email escaped', async () => {
    const open = browser();
    const email = '"><script>alert(1)</script>';
    const response = await open(await authorizeAddress(), { email, password: 'demo' });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('role="alert">Incorrect email or password.');
    expect(page).not.toContain('<script');
    expect(page).toContain('value="&#34;&#62;');
    const wrong: Record<string, string>[] = [
      { personId: 'nobody' },
      {},
      { email: 'ben@demo.test', password: 'no' },
    ];
    for (const form of wrong) {
      expect((await open(await authorizeAddress(), form)).status).toBe(400);
    }
  });

  it('the sign-in page has the language that the app requests, else the browser’s', async () => {
    const open = browser();
    const arabic = await (await open(await authorizeAddress({ ui_locales: 'ar' }))).text();
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    const french = await (await open(await authorizeAddress(), undefined, 'fr-CH, en')).text();
    expect(french).toContain('<html lang="fr" dir="ltr">');
    expect(await (await open(await authorizeAddress(), undefined, 'xx')).text()).toContain(
      '<html lang="en"',
    );
  });

  it.each([
    ['of an unknown client', { client_id: 'other' }],
    ['to a foreign address', { redirect_uri: 'https://evil.test/' }],
    ['without PKCE', { code_challenge: '' }],
  ])('the sign-in page stops a request %s, and redirects no one', async (_, changes) => {
    const open = browser();
    await open(await authorizeAddress(), { personId: 'ben' });
    for (const form of [undefined, { personId: 'ben' }]) {
      const response = await open(await authorizeAddress(changes), form);
      expect(response.status).toBe(400);
      expect(response.headers.has('Location')).toBe(false);
      const page = await response.text();
      expect(page).toContain('<h1>Sign-in rejected</h1>');
      expect(page).not.toContain('<button');
    }
  });
});

describe('a second factor over HTTP', () => {
  const parsePendingSignIn = (page: string) =>
    /name="pending" value="([^"]+)"/.exec(page)?.[1] ?? '';

  /** A browser in which Leo is selected, and the sign-in that waits for his code. */
  async function selectPerson(address: string, language = 'en') {
    const open = browser();
    const response = await open(address, { personId: 'leo' }, language);
    expect(response.status).toBe(200);
    const page = await response.text();
    return { open, page, pending: parsePendingSignIn(page) };
  }

  it('the second factor is requested after the first, without a script and in the person’s language', async () => {
    const { page } = await selectPerson(await authorizeAddress());
    expect(page).toContain('<h1>One more step</h1>');
    expect(page).toMatch(/name="code"[^>]*autofocus[^>]*autocomplete="one-time-code"/s);
    expect(page).not.toContain('<script');
    expect((await selectPerson(await authorizeAddress({ ui_locales: 'fr' }))).page).toContain(
      'Encore une étape',
    );
    const open = browser();
    const form = { email: 'leo@demo.test', password: 'demo' };
    expect(parsePendingSignIn(await (await open(await authorizeAddress(), form)).text())).not.toBe(
      '',
    );
  });

  it('the second factor accepts a recovery code once, and is not requested again in that session', async () => {
    const address = await authorizeAddress();
    const { open, pending } = await selectPerson(address);
    const form = { pending, code: 'LEOS-DEMO-CODE-0002' };
    expect(await personBy(await open(address, form))).toBe('leo');
    expect(await personBy(await open(address))).toBe('leo');
    const second = await selectPerson(address);
    const again = await second.open(address, { ...form, pending: second.pending });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('role="alert">This code is incorrect');
    // A completed sign-in cannot be completed again.
    expect((await browser()(address, form)).headers.has('Location')).toBe(false);
  });

  it('the second factor accepts a code of the app, which is valid once', async () => {
    const address = await authorizeAddress();
    const code = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate();
    const [first, second] = [await selectPerson(address), await selectPerson(address)];
    expect(await personBy(await first.open(address, { pending: first.pending, code }))).toBe('leo');
    const again = await second.open(address, { pending: second.pending, code });
    expect(again.status).toBe(400);
    expect(again.headers.has('Set-Cookie')).toBe(false);
  });

  it('the second factor cannot be shown without the first', async () => {
    const open = browser();
    const form = { pending: 'guess', code: 'LEOS-DEMO-CODE-0003' };
    const response = await open(await authorizeAddress(), form);
    expect(response.headers.has('Location')).toBe(false);
    expect(await response.text()).toContain('<h1>Demo sign-in</h1>');
  });

  it('the second factor page lets someone else sign in instead', async () => {
    const address = await authorizeAddress();
    const { open, pending } = await selectPerson(address);
    const response = await open(address, { pending, code: '', back: 'yes' });
    expect(await response.text()).toContain('<h1>Demo sign-in</h1>');
    expect(await personBy(await open(address, { personId: 'ben' }))).toBe('ben');
  });

  it('the second factor cannot be guessed: after five wrong codes the right one has to wait', async () => {
    const address = await authorizeAddress();
    // A valid code clears the failed attempts before it.
    const known = await selectPerson(address);
    await known.open(address, { pending: known.pending, code: 'LEOS-DEMO-CODE-0001' });
    const { open, pending } = await selectPerson(address);
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await open(address, { pending, code: '000000' })).status).toBe(400);
    }
    const response = await open(address, { pending, code: 'LEOS-DEMO-CODE-0003' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('Too many attempts.');
  });
});

describe('a browser that has signed in over HTTP', () => {
  it('a signed-in browser is recognized again, and no other browser is', async () => {
    const [bens, avas, stranger] = [browser(), browser(), browser()];
    await bens(await authorizeAddress(), { personId: 'ben' });
    await avas(await authorizeAddress(), { personId: 'ava' });
    expect(await personBy(await bens(await authorizeAddress()))).toBe('ben');
    expect(await personBy(await avas(await authorizeAddress({ prompt: 'none' })))).toBe('ava');
    expect((await stranger(await authorizeAddress())).status).toBe(200);
  });

  it('a signed-in browser is prompted again with prompt=login, and may become another person', async () => {
    const open = browser();
    const address = await authorizeAddress({ prompt: 'login' });
    await open(address, { personId: 'ben' });
    expect((await open(address)).status).toBe(200);
    await open(address, { personId: 'ava' });
    expect(await personBy(await open(await authorizeAddress()))).toBe('ava');
  });

  it('a browser that is not signed in gets no prompt with prompt=none, but the error that a sign-in is needed', async () => {
    const target = getLocation(await browser()(await authorizeAddress({ prompt: 'none' })));
    expect(Object.fromEntries(target.searchParams)).toEqual({
      error: 'login_required',
      state: 's1',
    });
  });

  it('a signed-in browser is signed out when the session ends, and returns to the app’s address', async () => {
    const open = browser();
    await open(await authorizeAddress(), { personId: 'ben' });
    const end = new URL((await discovery()).end_session_endpoint);
    end.search = new URLSearchParams({
      post_logout_redirect_uri: `${app}/sessiontimeout?a=1`,
      state: 's2',
    }).toString();
    expect(getLocation(await open(end.href)).href).toBe(`${app}/sessiontimeout?a=1&state=s2`);
    expect((await open(await authorizeAddress())).status).toBe(200);
  });

  it.each(['https://evil.test/', 'javascript:alert(1)', ''])(
    'a signed-in browser is sent to the app after the session’s end instead of to “%s”',
    async (address) => {
      const end = new URL((await discovery()).end_session_endpoint);
      end.searchParams.set('post_logout_redirect_uri', address);
      expect(getLocation(await browser()(end.href)).href).toBe(`${app}/`);
    },
  );

  it('the sign-in pages accept no methods other than their own', async () => {
    const response = await fetch(await authorizeAddress(), { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, POST');
  });
});
