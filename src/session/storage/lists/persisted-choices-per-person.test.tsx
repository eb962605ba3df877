import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LastSearches, useReturnUrl } from '../../use-return-url.ts';
import { usePersistedChartView } from '../../use-persisted-chart-view.ts';
import { usePersistedColumns } from './persisted-columns.ts';
import { useFilterSets } from './filter-sets.ts';

const getLastSearch = (path: string): Record<string, string> =>
  path === '/team' ? { page: '3' } : {};

const owner = { subject: 'ava', tenantId: 'aster' };

it('the columns that a person hides stay hidden in the next tab, only for that person and list', () => {
  const { result } = renderHook(() => usePersistedColumns('ava', '/team', ['note']));
  expect(result.current.hiddenColumns).toEqual(['note']);
  act(() => result.current.onHiddenColumns(['note', 'owner']));
  expect(result.current.hiddenColumns).toEqual(['note', 'owner']);
  const columns = (subject: string, list: string) =>
    renderHook(() => usePersistedColumns(subject, list, ['note'])).result.current.hiddenColumns;
  expect(columns('ava', '/team')).toEqual(['note', 'owner']);
  expect(columns('ben', '/team')).toEqual(['note']);
  expect(columns('ava', '/vendor')).toEqual(['note']);
});

it('a person who reads charts as tables sees all their charts as tables the next time', () => {
  const { result } = renderHook(() => usePersistedChartView('ava'));
  expect(result.current.isTable).toBe(false);
  act(() => result.current.onTable(true));
  expect(result.current.isTable).toBe(true);
  expect(renderHook(() => usePersistedChartView('ava')).result.current.isTable).toBe(true);
  expect(renderHook(() => usePersistedChartView('ben')).result.current.isTable).toBe(false);
});

it('saved filters are listed by name, replaced by those of the same name, and deleted', () => {
  const { result } = renderHook(() => useFilterSets(owner, 'timeReport'));
  act(() => result.current.onSave({ name: 'Mine', filters: { employee: 'ava' } }));
  act(() => result.current.onSave({ name: 'Billing', filters: { project: 'one' } }));
  act(() => result.current.onSave({ name: 'Mine', filters: { employee: 'ben' } }));
  const sets = [
    { name: 'Billing', filters: { project: 'one' } },
    { name: 'Mine', filters: { employee: 'ben' } },
  ];
  expect(result.current.sets).toEqual(sets);
  expect(renderHook(() => useFilterSets(owner, 'timeReport')).result.current.sets).toEqual(sets);
  act(() => result.current.onDelete('Billing'));
  expect(result.current.sets).toEqual([sets[1]]);
});

it('saved filters of another tab are not lost when this one saves its own', () => {
  const here = renderHook(() => useFilterSets(owner, 'timeReport')).result;
  const there = renderHook(() => useFilterSets(owner, 'timeReport')).result;
  act(() => there.current.onSave({ name: 'There', filters: {} }));
  act(() => here.current.onSave({ name: 'Here', filters: {} }));
  expect(here.current.sets.map(({ name }) => name)).toEqual(['Here', 'There']);
});

it('a form leads back to the list in the state it was left in', () => {
  const { result } = renderHook(() => useReturnUrl({ to: '/team' }), {
    wrapper: ({ children }) => <LastSearches value={getLastSearch}>{children}</LastSearches>,
  });
  expect(result.current).toEqual({ to: '/team', search: { page: '3' } });
});
