import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { worldSchema } from '../schema/world-schema.ts';
import type { World } from '../store/world.ts';
import { seed } from '../seed/seed.ts';
import { endSession, signedInPerson } from './authorization.ts';

/** Passwords and codes are deliberately slow to verify, and the machine may be busy. */
const until = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 15_000 });

/**
 * The provider's pages without a browser: these tests cover where they redirect the user. A real
 * browser tests their look and use.
 */
let store: Store<World>;
let replace: ReturnType<typeof vi.fn<(address: string | URL) => void>>;
let page: Part;

vi.mock('../embedded-world.ts', () => ({
  embeddedWorld: () => Promise.resolve({ store, notice: null }),
}));

/** The parts of an element that the pages use. */
class Part {
  readonly tag: string;
  readonly children: (Part | string)[] = [];
  readonly listeners: Record<string, (event: { preventDefault(): void }) => void> = {};
  textContent = '';
  value = '';
  type = '';
  constructor(tag: string) {
    this.tag = tag;
  }
  append(...more: (Part | string)[]): void {
    this.children.push(...more);
  }
  replaceChildren(...more: (Part | string)[]): void {
    this.children.splice(0, Infinity, ...more);
  }
  setAttribute(): void {}
  removeAttribute(): void {}
  focus(): void {}
  select(): void {}
  addEventListener(name: string, listener: (event: { preventDefault(): void }) => void): void {
    this.listeners[name] = listener;
  }
  all(tag: string): Part[] {
    const inside = this.children.flatMap((child) => (child instanceof Part ? child.all(tag) : []));
    return this.tag === tag ? [this, ...inside] : inside;
  }
}

const base = 'https://portal.test/app/mocks/identity/';

async function open(file: 'authorize-page' | 'end-session-page', query: Record<string, string>) {
  vi.stubGlobal('location', { href: `${base}x.html?${new URLSearchParams(query)}`, replace });
  vi.resetModules();
  if (file === 'authorize-page') await import('./authorize-page.ts');
  else await import('./end-session-page.ts');
}

const requested = {
  client_id: 'atrium',
  redirect_uri: 'https://portal.test/app/callback',
  response_type: 'code',
  code_challenge: 'abc',
  code_challenge_method: 'S256',
  state: 's1',
};

const signIn = (personId: string, hasSecondFactor = false) =>
  store.transaction('write', (tx) =>
    tx.platform.put('signIns', {
      id: 'current',
      personId,
      at: '2026-03-11T15:00:00.000Z',
      sid: 's1',
      hasSecondFactor,
    }),
  );

/** The address to which the page redirects the user. */
async function target(): Promise<URL> {
  await until(() => expect(replace).toHaveBeenCalledOnce());
  return new URL(String(replace.mock.calls[0]?.[0]));
}

beforeEach(async () => {
  store = createMemoryStore(worldSchema);
  await seed(store, { now: () => Date.parse('2026-03-11T15:00:00.000Z') });
  replace = vi.fn<(address: string | URL) => void>();
  page = new Part('main');
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', {
    documentElement: {},
    title: '',
    querySelector: () => page,
    createElement: (tag: string) => new Part(tag),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the authorize page', () => {
  it('the authorize page offers the twelve demo people, and returns the selected one with a code', async () => {
    await open('authorize-page', requested);
    const choices = page.all('li').flatMap((item) => item.all('button'));
    expect(choices).toHaveLength(12);
    expect(replace).not.toHaveBeenCalled();
    choices[1]?.listeners['click']?.({ preventDefault: () => undefined });
    const address = await target();
    expect(address.pathname).toBe('/app/callback');
    expect(address.searchParams.get('state')).toBe('s1');
    const code = address.searchParams.get('code') ?? '';
    const stored = await store.transaction('read', (tx) =>
      tx.platform.get('authorizationCodes', code),
    );
    expect(stored?.personId).toBe('ben');
  });

  /** Enters Ben's e-mail and a password; returns the form. */
  async function signInWith(password: string): Promise<Part> {
    await open('authorize-page', requested);
    const [form] = page.all('form');
    const [email, secret] = page.all('input');
    if (!form || !email || !secret) throw new Error('The form is missing.');
    email.value = 'ben@demo.test';
    secret.value = password;
    form.listeners['submit']?.({ preventDefault: () => undefined });
    return form;
  }

  it('the authorize page accepts email and password', async () => {
    await signInWith('demo');
    expect((await target()).searchParams.has('code')).toBe(true);
    expect((await signedInPerson(store))?.personId).toBe('ben');
  });

  it('the authorize page shows that email and password do not match, and stays open', async () => {
    const form = await signInWith('wrong');
    await until(() => expect(form.all('p')[0]?.textContent).toMatch(/\w/));
    expect(replace).not.toHaveBeenCalled();
    expect(await signedInPerson(store)).toBeNull();
  });

  it('the authorize page responds at once when someone is already signed in', async () => {
    await signIn('grace');
    await open('authorize-page', requested);
    const code = (await target()).searchParams.get('code') ?? '';
    const stored = await store.transaction('read', (tx) =>
      tx.platform.get('authorizationCodes', code),
    );
    expect(stored?.personId).toBe('grace');
  });

  it('the authorize page prompts again with prompt=login, even if someone is signed in', async () => {
    await signIn('grace');
    await open('authorize-page', { ...requested, prompt: 'login' });
    expect(replace).not.toHaveBeenCalled();
    expect(page.all('li')).toHaveLength(12);
  });

  it('the authorize page never prompts with prompt=none: it responds, or reports that a sign-in is needed', async () => {
    await open('authorize-page', { ...requested, prompt: 'none' });
    const rejected = await target();
    expect(Object.fromEntries(rejected.searchParams)).toEqual({
      error: 'login_required',
      state: 's1',
    });
    expect(page.children).toEqual([]);
    replace.mockClear();
    await signIn('grace');
    await open('authorize-page', { ...requested, prompt: 'none' });
    expect((await target()).searchParams.has('code')).toBe(true);
  });

  it.each([
    ['of an unknown client', { client_id: 'other' }],
    ['to a foreign address', { redirect_uri: 'https://evil.test/' }],
    ['without PKCE', { code_challenge: '' }],
  ])('the authorize page stops a request %s, and redirects no one', async (_, changes) => {
    await signIn('grace');
    await open('authorize-page', { ...requested, ...changes });
    expect(replace).not.toHaveBeenCalled();
    expect(page.all('h1')).toHaveLength(1);
    expect(page.all('button')).toEqual([]);
  });
});

describe('the authorize page with a second factor', () => {
  const key = 'JBSWY3DPEHPK3PXP';

  /** Leo is prompted for a code. */
  async function selectLeo(): Promise<void> {
    await open('authorize-page', requested);
    page
      .all('li')[11]
      ?.all('button')[0]
      ?.listeners['click']?.({ preventDefault: () => undefined });
    await onCodeStep();
  }

  const onCodeStep = () => until(() => expect(page.all('input')).toHaveLength(1));

  function show(code: string): void {
    const [input] = page.all('input');
    if (!input) throw new Error('The field is missing.');
    input.value = code;
    page.all('form')[0]?.listeners['submit']?.({ preventDefault: () => undefined });
  }

  const listMessages = () => page.all('form')[0]?.all('p')[0]?.textContent;

  it('the authorize page requests a code, and signs no one in before it is right', async () => {
    await selectLeo();
    expect(page.all('h1')[0]?.textContent).toBe('One more step');
    show('000000');
    await until(() => expect(listMessages()).toMatch(/is incorrect/));
    expect(replace).not.toHaveBeenCalled();
    expect(await signedInPerson(store)).toBeNull();
    show(new TOTP({ secret: key }).generate());
    expect((await target()).searchParams.has('code')).toBe(true);
    expect(await signedInPerson(store)).toEqual({ personId: 'leo', needsCode: false });
  });

  it('the authorize page also requests the code after email and password', async () => {
    await open('authorize-page', requested);
    const [email, secret] = page.all('input');
    if (!email || !secret) throw new Error('The form is missing.');
    email.value = 'leo@demo.test';
    secret.value = 'demo';
    page.all('form')[0]?.listeners['submit']?.({ preventDefault: () => undefined });
    await onCodeStep();
    expect(replace).not.toHaveBeenCalled();
  });

  it('the authorize page accepts a recovery code once', async () => {
    await selectLeo();
    show('leos demo code 0001');
    await target();
    replace.mockClear();
    await endSession(store, { now: Date.now });
    await selectLeo();
    show('LEOS-DEMO-CODE-0001');
    await until(() => expect(listMessages()).toMatch(/already used/));
    expect(replace).not.toHaveBeenCalled();
  });

  it('the authorize page stops guessing after five wrong codes', async () => {
    await selectLeo();
    for (let tried = 0; tried < 5; tried += 1) {
      show('000000');
      await until(async () => {
        const stored = await store.transaction('read', (tx) =>
          tx.platform.get('tries', 'leo:code'),
        );
        expect(stored?.wrong).toBe(tried + 1);
      });
    }
    show('LEOS-DEMO-CODE-0001');
    await until(() => expect(listMessages()).toMatch(/^Too many attempts/));
    expect(replace).not.toHaveBeenCalled();
  });

  it('the authorize page requests the code of a person who signed in before they had a second factor', async () => {
    await signIn('leo');
    await open('authorize-page', requested);
    await onCodeStep();
    expect(replace).not.toHaveBeenCalled();
    await open('authorize-page', { ...requested, prompt: 'none' });
    expect((await target()).searchParams.get('error')).toBe('login_required');
  });

  it('the authorize page does not request the code again in the same session', async () => {
    await signIn('leo', true);
    await open('authorize-page', requested);
    expect((await target()).searchParams.has('code')).toBe(true);
  });

  it('the authorize page lets someone else sign in instead', async () => {
    await selectLeo();
    page
      .all('button')
      .at(-1)
      ?.listeners['click']?.({ preventDefault: () => undefined });
    await until(() => expect(page.all('li')).toHaveLength(12));
  });
});

describe('the end-session page', () => {
  it('the end-session page signs the person out and returns to the app’s address, with its state', async () => {
    await signIn('grace');
    await open('end-session-page', {
      post_logout_redirect_uri: 'https://portal.test/app/sessiontimeout?a=1',
      state: 's2',
    });
    const address = await target();
    expect(address.href).toBe('https://portal.test/app/sessiontimeout?a=1&state=s2');
    expect(await signedInPerson(store)).toBeNull();
  });

  it.each(['https://evil.test/', 'javascript:alert(1)', ''])(
    'the end-session page goes to the app’s start instead of to “%s”',
    async (address) => {
      await open('end-session-page', { post_logout_redirect_uri: address });
      expect((await target()).href).toBe('https://portal.test/app/');
    },
  );
});
