import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSavedFilters, savedFiltersOf, withSet } from './saved-filters.ts';

const kept = new Map<string, string>();
const ava = { subject: 'ava', tenantId: 'aster' };
const page = '/project-analytics';
const mine = { name: 'Mine', parameters: { filters: 'OwnedByMe' } };

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

it('keeps what each person has saved for each page, tenant by tenant', () => {
  keepSavedFilters(ava, page, [mine]);
  keepSavedFilters(ava, '/clockwork-analytics', [{ name: 'All', parameters: {} }]);
  expect(savedFiltersOf(ava, page)).toEqual([mine]);
  expect(savedFiltersOf({ ...ava, tenantId: 'birch' }, page)).toEqual([]);
  expect(savedFiltersOf({ ...ava, subject: 'ben' }, page)).toEqual([]);
  keepSavedFilters(ava, page, []);
  expect(savedFiltersOf(ava, page)).toEqual([]);
});

it('replaces a set by one of the same name, which comes last', () => {
  const other = { name: 'Other', parameters: {} };
  const again = { name: 'Mine', parameters: { search: 'portal' } };
  expect(withSet([mine, other], again)).toEqual([other, again]);
});

it('takes what is damaged for nothing', () => {
  keepSavedFilters(ava, page, [mine]);
  for (const key of kept.keys()) kept.set(key, '{"ava@aster":{"/project-analytics":7}}');
  expect(savedFiltersOf(ava, page)).toEqual([]);
});
