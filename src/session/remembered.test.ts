import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from './storage.fixture.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./remembered.ts');
const loadDevice = () => import('./device.ts');

describe('the redirect route', () => {
  const href = '/ClockWork?date=2026-03-02';

  it('is cleared when it is taken', async () => {
    const { saveRedirectRoute, savedRedirectRoute, takeRedirectRoute } = await load();
    saveRedirectRoute({ href });
    expect(savedRedirectRoute('ava')).toEqual({ href });
    expect(takeRedirectRoute('ava')).toBe(href);
    expect(takeRedirectRoute('ava')).toBeNull();
  });

  it('of one person is not given to another, and is gone then', async () => {
    const { saveRedirectRoute, savedRedirectRoute, takeRedirectRoute } = await load();
    saveRedirectRoute({ href, subject: 'ava', tenantId: 'aster' });
    expect(savedRedirectRoute('ava')).toEqual({ href, subject: 'ava', tenantId: 'aster' });
    expect(takeRedirectRoute('ben')).toBeNull();
    expect(takeRedirectRoute('ava')).toBeNull();
  });

  it.each(['"/ClockWork"', '{"href":1}', '{"href":"/ClockWork","subject":2}', '{broken'])(
    'that is kept damaged (%s) is none',
    async (persisted) => {
      const { savedRedirectRoute } = await load();
      sessionStorage.setItem('atrium.redirectRoute', persisted);
      expect(savedRedirectRoute('ava')).toBeNull();
    },
  );

  it.each(['https://evil.example/', '//evil.example', '/tenant-gateway'])(
    'is never %s',
    async (unsafe) => {
      const { saveRedirectRoute, takeRedirectRoute } = await load();
      saveRedirectRoute({ href: unsafe });
      expect(takeRedirectRoute('ava')).toBeNull();
    },
  );
});

describe('where a person was when their session expired', () => {
  const at = (path: string) => {
    const [pathname, search = ''] = path.split('?');
    const location = { origin: 'https://portal.example', pathname, search: search && `?${search}` };
    vi.stubGlobal('location', { ...location, hash: '' });
  };

  it('is the address of the page, for them and their tenant', async () => {
    const { whereabouts } = await load();
    at('/ClockWork?date=2026-03-02');
    const href = '/ClockWork?date=2026-03-02';
    expect(whereabouts('ava', 'aster')).toEqual({ href, subject: 'ava', tenantId: 'aster' });
  });

  it('is the address that they were heading to, at the gateway', async () => {
    const { whereabouts, saveRedirectRoute } = await load();
    saveRedirectRoute({ href: '/services' });
    at('/tenant-gateway');
    expect(whereabouts('ava', undefined)?.href).toBe('/services');
  });

  it.each(['/', '/sessiontimeout', '/callback'])('is nowhere on %s', async (path) => {
    const { whereabouts } = await load();
    at(path);
    expect(whereabouts('ava', 'aster')).toBeNull();
  });
});

describe('session expiry', () => {
  it('clears local and session storage, but for what belongs to the device', async () => {
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

describe('a storage that is refused or full', () => {
  it('loses no more than the memory of it', async () => {
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
