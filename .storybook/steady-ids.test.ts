import { afterEach, describe, expect, it } from 'vitest';
import { installStableIds, type StableIds } from './steady-ids.ts';

const some = () => Array.from({ length: 50 }, () => crypto.randomUUID());

describe('steady ids', () => {
  let ids: StableIds | null = null;
  afterEach(() => ids?.stop());

  it('come in the same order each time', () => {
    ids = installStableIds();
    const first = some();
    ids.stop();
    ids = installStableIds();
    expect(some()).toEqual(first);
  });

  it('are all different, and UUIDs of version 4', () => {
    ids = installStableIds();
    const made = some();
    expect(new Set(made).size).toBe(made.length);
    for (const id of made)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });

  it('come again from where they were saved', () => {
    ids = installStableIds();
    some();
    const saved = ids.save();
    const then = some();
    ids.restore(saved);
    expect(some()).toEqual(then);
  });

  it('are at random again in the end', () => {
    ids = installStableIds();
    const stableId = crypto.randomUUID();
    ids.stop();
    expect(Object.hasOwn(crypto, 'randomUUID')).toBe(false);
    expect(crypto.randomUUID()).not.toBe(stableId);
  });
});
