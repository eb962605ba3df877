import { describe, expect, it } from 'vitest';
import { getHiddenSelection } from './hidden-picks.ts';
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

describe('selected rows', () => {
  it('are hidden by filters when the page has every row that fits', () => {
    const selection = ['a', 'b', 'c', 'd'].map(row);
    const rows = [row('a'), row('b'), row('x')];
    expect(list({ selection, rows, total: 3, shownSearch: filtered })).toEqual({
      count: 2,
      by: 'filters',
    });
  });

  it('are not on this page when other pages have rows that fit, too', () => {
    const shown = { selection: [row('a')], rows: [row('b')], total: 40 };
    expect(list({ ...shown, shownSearch: filtered })).toEqual({ count: 1, by: 'page' });
    expect(list({ ...shown, shownSearch: firstPage })).toEqual({ count: 1, by: 'page' });
  });

  it('are all visible when they are on the page, also as other objects with the same id', () => {
    expect(list({ selection: [row('a')], rows: [row('a')], total: 1 }).count).toBe(0);
  });
});
