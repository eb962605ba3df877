import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from './storage/storage.fixtures.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./redirect-route.ts');
const loadDevice = () => import('./storage/device.ts');

describe('the redirect route', () => {
  const href = '/ClockWork?date=2026-03-02';

  it('the redirect route is cleared when it is used', async () => {
    const { saveRedirectRoute, savedRedirectRoute, takeRedirectRoute } = await load();
    saveRedirectRoute({ href });
    expect(savedRedirectRoute('ava')).toEqual({ href });
    expect(takeRedirectRoute('ava')).toBe(href);
    expect(takeRedirectRoute('ava')).toBeNull();
  });

  it('the redirect route of one person is not given to another, and is cleared then', async () => {
    const { saveRedirectRoute, savedRedirectRoute, takeRedirectRoute } = await load();
    saveRedirectRoute({ href, subject: 'ava', tenantId: 'aster' });
    expect(savedRedirectRoute('ava')).toEqual({ href, subject: 'ava', tenantId: 'aster' });
    expect(takeRedirectRoute('ben')).toBeNull();
    expect(takeRedirectRoute('ava')).toBeNull();
  });

  it.each(['"/ClockWork"', '{"href":1}', '{"href":"/ClockWork","subject":2}', '{broken'])(
    'a damaged redirect route (%s) is ignored',
    async (persisted) => {
      const { savedRedirectRoute } = await load();
      sessionStorage.setItem('atrium.redirectRoute', persisted);
      expect(savedRedirectRoute('ava')).toBeNull();
    },
  );

  it.each(['https://evil.example/', '//evil.example', '/tenant-gateway'])(
    'the redirect route is never %s',
    async (unsafe) => {
      const { saveRedirectRoute, takeRedirectRoute } = await load();
      saveRedirectRoute({ href: unsafe });
      expect(takeRedirectRoute('ava')).toBeNull();
    },
  );
});

describe('the return URL after a session has expired', () => {
  const at = (path: string) => {
    const [pathname, search = ''] = path.split('?');
    const location = { origin: 'https://portal.example', pathname, search: search && `?${search}` };
    vi.stubGlobal('location', { ...location, hash: '' });
  };

  it('the return URL is the address of the page, for the person and their tenant', async () => {
    const { whereabouts } = await load();
    at('/ClockWork?date=2026-03-02');
    const href = '/ClockWork?date=2026-03-02';
    expect(whereabouts('ava', 'aster')).toEqual({ href, subject: 'ava', tenantId: 'aster' });
  });

  it('the return URL is the address that the person was heading to, at the gateway', async () => {
    const { whereabouts, saveRedirectRoute } = await load();
    saveRedirectRoute({ href: '/services' });
    at('/tenant-gateway');
    expect(whereabouts('ava', undefined)?.href).toBe('/services');
  });

  it.each(['/', '/sessiontimeout', '/callback'])(
    'the return URL is missing on %s',
    async (path) => {
      const { whereabouts } = await load();
      at(path);
      expect(whereabouts('ava', 'aster')).toBeNull();
    },
  );
});

describe('session expiry', () => {
  it('session expiry clears local and session storage, except what belongs to the device', async () => {
    const { saveRedirectRoute, savedRedirectRoute, noteSignedIn } = await load();
    const { isSignedInHere, noteSignInAgain, mustSignInAgain } = await load();
    const { clearSessionStorage } = await loadDevice();
    saveRedirectRoute({ href: '/dashBoard' });
    noteSignedIn();
    noteSignInAgain(true);
    expect(isSignedInHere()).toBe(true);
    clearSessionStorage();
    expect(savedRedirectRoute('ava')).toBeNull();
    expect(isSignedInHere()).toBe(false);
    expect(mustSignInAgain()).toBe(true);
    noteSignInAgain(false);
    expect(mustSignInAgain()).toBe(false);
  });
});

describe('a storage that is denied or full', () => {
  it('a denied or full storage loses only what it would have stored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { persist, read } = await loadDevice();
    const openDeniedStorage = (): Storage => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    expect(() => persist(openDeniedStorage, 'atrium.redirectRoute', '/')).not.toThrow();
    expect(read(openDeniedStorage, 'atrium.redirectRoute')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
