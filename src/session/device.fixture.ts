import { afterEach, beforeEach, vi } from 'vitest';

/** Before each test of a file the device has kept nothing; what it keeps then, by its key. */
export function withFreshDevice(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });
  return kept;
}
