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
    const { saveTarget, savedTarget, noteSignedIn } = await load();
    const { isSignedInHere, noteSignInAgain, mustSignInAgain } = await load();
    const { clearSessionStorage } = await loadDevice();
    saveTarget('/dashBoard');
    noteSignedIn();
    noteSignInAgain(true);
    expect(isSignedInHere()).toBe(true);
    clearSessionStorage();
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
    expect(() => keep(refusing, 'atrium.target', '/')).not.toThrow();
    expect(read(refusing, 'atrium.target')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
