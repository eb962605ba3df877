import { describe, expect, it } from 'vitest';
import { getHiddenSelection } from './hidden-selection.ts';
import { firstPage } from './list-search.ts';
import type { ListContext } from './list-types.ts';

const row = (id: string) => ({ id });
const getKey = ({ id }: { id: string }) => id;
const filtered = { ...firstPage, columnFilters: [{ name: 'assetStatus', value: 'InStore' }] };

const list = (change: Partial<ListContext<{ id: string }>>) =>
  getHiddenSelection(
    { selection: [], rows: [], total: 0, ...change } as ListContext<{ id: string }>,
    getKey,
  );

describe('the visibility of selected rows', () => {
  it('the selected rows are hidden by filters if the page has every matching row', () => {
    const selection = ['a', 'b', 'c', 'd'].map(row);
    const rows = [row('a'), row('b'), row('x')];
    expect(list({ selection, rows, total: 3, shownSearch: filtered })).toEqual({
      count: 2,
      by: 'filters',
    });
  });

  it('the selected rows are not on this page if other pages have matching rows too', () => {
    const shown = { selection: [row('a')], rows: [row('b')], total: 40 };
    expect(list({ ...shown, shownSearch: filtered })).toEqual({ count: 1, by: 'page' });
    expect(list({ ...shown, shownSearch: firstPage })).toEqual({ count: 1, by: 'page' });
  });

  it('the selected rows are visible if the page has rows with the same ids', () => {
    expect(list({ selection: [row('a')], rows: [row('a')], total: 1 }).count).toBe(0);
  });
});
