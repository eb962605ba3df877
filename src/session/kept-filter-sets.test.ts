import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filterSetsOf, forgetFilterSet, keepFilterSet } from './kept-filter-sets.ts';
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
