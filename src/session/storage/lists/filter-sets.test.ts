import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listFilterSets, deleteFilterSet, isSameFilters, persistFilterSet } from './filter-sets.ts';
import { storage } from '../storage.fixtures.ts';

const ava = { subject: 'ava', tenantId: 'aster' };
const page = '/clockwork-analytics';
const filters = { 'filter.team': 'all' };

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const getNames = (owner = ava) => listFilterSets(owner, page).map(({ name }) => name);

it('saved filters are available again the next time, by name', () => {
  persistFilterSet(ava, page, { name: 'Weekly', filters });
  persistFilterSet(ava, page, { name: 'Monthly', filters });
  expect(getNames()).toEqual(['Monthly', 'Weekly']);
});

it('a saved filter replaces another of the same name, and can be deleted', () => {
  persistFilterSet(ava, page, { name: 'Weekly', filters });
  const others = { 'filter.team': 'a' };
  persistFilterSet(ava, page, { name: 'Weekly', filters: others });
  expect(listFilterSets(ava, page)).toEqual([{ name: 'Weekly', filters: others }]);
  deleteFilterSet(ava, page, 'Weekly');
  expect(getNames()).toEqual([]);
});

it('saved filters in the former location are migrated once, and are replaced by newer ones', () => {
  const set = (name: string, searchValue: string) => ({
    name,
    parameters: { filters: searchValue },
  });
  const projects = '/project-analytics';
  persistFilterSet(ava, projects, { name: 'Mine', filters: { filters: 'OwnedByMe' } });
  const formerKey = 'atrium.device.savedFilters';
  const sets = [set('Mine', 'Impedimented'), set('Watched', 'OnWatchlist')];
  localStorage.setItem(formerKey, JSON.stringify({ 'ava@aster': { [projects]: sets } }));
  const carried = [
    { name: 'Mine', filters: { filters: 'OwnedByMe' } },
    { name: 'Watched', filters: { filters: 'OnWatchlist' } },
  ];
  expect(listFilterSets(ava, projects)).toEqual(carried);
  deleteFilterSet(ava, projects, 'Watched');
  expect(listFilterSets(ava, projects)).toEqual(carried.slice(0, 1));
  expect(localStorage.getItem(formerKey)).toBe('{}');
});

it('saved filters belong to their person in their tenant', () => {
  persistFilterSet(ava, page, { name: 'Weekly', filters });
  expect(getNames({ ...ava, tenantId: 'birch' })).toEqual([]);
  expect(getNames({ ...ava, subject: 'ben' })).toEqual([]);
});

it('saved filters are equal whatever their order, and not when one filters by more', () => {
  const [one, other] = [
    { search: 'portal', filters: 'OwnedByMe' },
    { filters: 'OwnedByMe', search: 'portal' },
  ];
  expect(isSameFilters(one, other)).toBe(true);
  expect(isSameFilters(one, { filters: 'OwnedByMe' })).toBe(false);
  expect(isSameFilters({}, one)).toBe(false);
});

it('damaged saved filters are ignored', () => {
  persistFilterSet(ava, page, { name: 'Weekly', filters });
  localStorage.setItem('atrium.device.filterSets', '{"ava@aster":{"/clockwork-analytics":7}}');
  expect(getNames()).toEqual([]);
});
