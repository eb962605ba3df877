import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser keeps, in a few lines. */
function storage() {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
    clear: () => {
      for (const key of Object.keys(kept)) delete kept[key];
    },
  };
  // Object.keys of a real storage are the keys that are kept.
  return new Proxy(kept, {
    get: (_, name: keyof typeof methods) => methods[name],
    set: (_, name: keyof typeof methods, method) => {
      methods[name] = method;
      return true;
    },
  });
}

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

const aster = { id: 'aster', name: 'Aster Labs', subject: 'ava' };

describe('the selected tenant', () => {
  it('is kept in local storage with its id and name, until it is forgotten', async () => {
    const { selectTenant, selectedTenant, forgetTenant } = await load();
    expect(selectedTenant()).toBeNull();
    selectTenant(aster);
    expect(selectedTenant()).toEqual(aster);
    forgetTenant();
    expect(selectedTenant()).toBeNull();
  });

  it.each(['{broken', '{"id":"aster"}', '"aster"', 'null', '{"id":1,"name":"A","subject":"a"}'])(
    'that is kept damaged (%s) is none',
    async (kept) => {
      const { selectedTenant } = await load();
      localStorage.setItem('atrium.tenant', kept);
      expect(selectedTenant()).toBeNull();
    },
  );
});

describe('the saved address', () => {
  it('is cleared when it is taken', async () => {
    const { saveTarget, savedTarget, takeTarget } = await load();
    saveTarget('/ClockWork?date=2026-03-02');
    expect(savedTarget()).toBe('/ClockWork?date=2026-03-02');
    expect(takeTarget()).toBe('/ClockWork?date=2026-03-02');
    expect(takeTarget()).toBeNull();
  });

  it.each(['https://evil.example/', '//evil.example', '/tenant-gateway'])(
    'is never %s',
    async (href) => {
      const { saveTarget, takeTarget } = await load();
      saveTarget(href);
      expect(takeTarget()).toBeNull();
    },
  );
});

describe('session expiry', () => {
  it('clears local and session storage, but for what belongs to the device', async () => {
    const { selectTenant, selectedTenant, saveTarget, savedTarget, noteSignedIn } = await load();
    const { isSignedInHere, noteSignInAgain, mustSignInAgain } = await load();
    const { clearSessionStorage } = await loadDevice();
    selectTenant(aster);
    saveTarget('/dashBoard');
    noteSignedIn();
    noteSignInAgain(true);
    expect(isSignedInHere()).toBe(true);
    clearSessionStorage();
    expect(selectedTenant()).toBeNull();
    expect(savedTarget()).toBeNull();
    expect(isSignedInHere()).toBe(false);
    expect(mustSignInAgain()).toBe(true);
    noteSignInAgain(false);
    expect(mustSignInAgain()).toBe(false);
  });
});

describe('a storage that is refused or full', () => {
  it('loses no more than the memory of it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { keep, read } = await loadDevice();
    const refusing = (): Storage => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    expect(() => keep(refusing, 'atrium.tenant', aster)).not.toThrow();
    expect(read(refusing, 'atrium.tenant')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('leaves the app to go on in the tenant that was chosen, which is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { selectTenant, selectedTenant, forgetTenant } = await load();
    selectTenant({ ...aster, id: 'birch' });
    localStorage.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const told = vi.fn<() => void>();
    selectTenant(aster, told);
    expect(selectedTenant()).toEqual(aster);
    expect(told).toHaveBeenCalledOnce();
    forgetTenant();
    expect(selectedTenant()).toBeNull();
    warn.mockRestore();
  });
});
