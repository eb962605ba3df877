import { afterEach, beforeEach, vi } from 'vitest';

/** Clears the device's storage before each test of a file; returns the stored values by key. */
export function withFreshDevice(): Map<string, string> {
  const persisted = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => persisted.get(key) ?? null,
      setItem: (key: string, value: string) => persisted.set(key, value),
    });
  });
  afterEach(() => {
    persisted.clear();
    vi.unstubAllGlobals();
  });
  return persisted;
}
