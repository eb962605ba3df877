import { describe, expect, it } from 'vitest';
import type { GridSearch } from './grid.ts';
import {
  filteredBy,
  countPages,
  pageTyped,
  getRowRange,
  sized,
  sortedBy,
  withoutFilters,
} from './search.ts';

const search: GridSearch = {
  page: 4,
  pageSize: 10,
  sort: null,
  columnFilters: [{ name: 'code', value: 'AS' }],
};

describe('pressing a column header', () => {
  it('a header press sorts ascending, then descending, then in the list’s order, from the first page', () => {
    const first = sortedBy(search, 'name');
    expect(first).toMatchObject({ page: 1, sort: { column: 'name', direction: 'ascending' } });
    const second = sortedBy(first, 'name');
    expect(second.sort).toEqual({ column: 'name', direction: 'descending' });
    expect(sortedBy(second, 'name').sort).toBeNull();
  });

  it('a header press starts ascending with another column', () => {
    const sort = { column: 'name', direction: 'descending' } as const;
    expect(sortedBy({ ...search, sort }, 'code').sort).toEqual({
      column: 'code',
      direction: 'ascending',
    });
  });
});

describe('a grid filter', () => {
  it('a filter is added, changed and removed, from the first page', () => {
    const added = filteredBy(search, 'name', ' portal ');
    expect(added).toMatchObject({
      page: 1,
      columnFilters: [
        { name: 'code', value: 'AS' },
        { name: 'name', value: 'portal' },
      ],
    });
    expect(filteredBy(added, 'code', 'BW').columnFilters).toContainEqual({
      name: 'code',
      value: 'BW',
    });
    expect(filteredBy(search, 'code', '  ').columnFilters).toEqual([]);
  });

  it('a filter is cleared with all others', () => {
    expect(withoutFilters(search)).toMatchObject({ page: 1, columnFilters: [] });
  });
});

describe('the pages of a grid', () => {
  it('the pages of another size still show the first row', () => {
    expect(sized(search, 20)).toMatchObject({ pageSize: 20, page: 2 });
    expect(sized({ ...search, page: 1 }, 50).page).toBe(1);
    expect(sized({ ...search, page: 2, pageSize: 50 }, 10).page).toBe(6);
  });

  it('the pages are as many as the records need, and one for none', () => {
    expect([0, 10, 11].map((total) => countPages(total, 10))).toEqual([1, 1, 2]);
  });

  it('the pages show the numbers of their rows', () => {
    expect(getRowRange(search, 7)).toEqual({ from: 31, to: 37 });
  });

  it.each([
    ['3', 3],
    [' 99 ', 12],
    ['0', 1],
    ['-4', 1],
    ['2.6', 3],
    ['', null],
    ['two', null],
    ['Infinity', null],
  ])('the pages are reached by typing: %j is page %j of 12', (typed, page) => {
    expect(pageTyped(typed, 12)).toBe(page);
  });
});
