import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filterSetsOf, forgetFilterSet, isSameFilters, keepFilterSet } from './kept-filter-sets.ts';
import { storage } from './storage.fixture.ts';

const ava = { subject: 'ava', tenantId: 'aster' };
const page = '/clockwork-analytics';
const filters = { 'filter.team': 'all' };

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const namesOf = (owner = ava) => filterSetsOf(owner, page).map(({ name }) => name);

it('are there again the next time, by name', () => {
  keepFilterSet(ava, page, { name: 'Weekly', filters });
  keepFilterSet(ava, page, { name: 'Monthly', filters });
  expect(namesOf()).toEqual(['Monthly', 'Weekly']);
});

it('one of the same name takes the place of the other, and one can be forgotten', () => {
  keepFilterSet(ava, page, { name: 'Weekly', filters });
  const others = { 'filter.team': 'a' };
  keepFilterSet(ava, page, { name: 'Weekly', filters: others });
  expect(filterSetsOf(ava, page)).toEqual([{ name: 'Weekly', filters: others }]);
  forgetFilterSet(ava, page, 'Weekly');
  expect(namesOf()).toEqual([]);
});

it('belong to their person in their tenant', () => {
  keepFilterSet(ava, page, { name: 'Weekly', filters });
  expect(namesOf({ ...ava, tenantId: 'birch' })).toEqual([]);
  expect(namesOf({ ...ava, subject: 'ben' })).toEqual([]);
});

it('are the same whatever their order, and not when one filters by more', () => {
  const [one, other] = [
    { search: 'portal', filters: 'OwnedByMe' },
    { filters: 'OwnedByMe', search: 'portal' },
  ];
  expect(isSameFilters(one, other)).toBe(true);
  expect(isSameFilters(one, { filters: 'OwnedByMe' })).toBe(false);
  expect(isSameFilters({}, one)).toBe(false);
});

it('what is damaged counts as nothing', () => {
  keepFilterSet(ava, page, { name: 'Weekly', filters });
  localStorage.setItem('atrium.device.filterSets', '{"ava@aster":{"/clockwork-analytics":7}}');
  expect(namesOf()).toEqual([]);
});
