import { afterEach, beforeEach, vi } from 'vitest';

/** Before each test of a file the device has kept nothing; what it keeps then, by its key. */
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
