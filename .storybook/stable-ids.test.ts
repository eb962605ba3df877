import { afterEach, describe, expect, it } from 'vitest';
import { installStableIds, type StableIds } from './stable-ids.ts';

const some = () => Array.from({ length: 50 }, () => crypto.randomUUID());

describe('stable ids', () => {
  let ids: StableIds | null = null;
  afterEach(() => ids?.stop());

  it('stable ids come in the same order each time', () => {
    ids = installStableIds();
    const first = some();
    ids.stop();
    ids = installStableIds();
    expect(some()).toEqual(first);
  });

  it('stable ids are unique UUIDs of version 4', () => {
    ids = installStableIds();
    const made = some();
    expect(new Set(made).size).toBe(made.length);
    for (const id of made)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });

  it('stable ids repeat from a saved position', () => {
    ids = installStableIds();
    some();
    const saved = ids.save();
    const then = some();
    ids.restore(saved);
    expect(some()).toEqual(then);
  });

  it('ids are random again after stable ids are stopped', () => {
    ids = installStableIds();
    const stableId = crypto.randomUUID();
    ids.stop();
    expect(Object.hasOwn(crypto, 'randomUUID')).toBe(false);
    expect(crypto.randomUUID()).not.toBe(stableId);
  });
});
