import { describe, expect, it } from 'vitest';
import {
  firstPage,
  isListParameter,
  isSameSearch,
  getLastPage,
  toParameters,
  toSearchData,
  parseSearch,
  getFilter,
  getFilterIds,
  type ListSearch,
} from './list-search.ts';

const columns = { sortable: ['name', 'code'], filterable: ['name', 'status'] };

const search: ListSearch = {
  page: 3,
  pageSize: 20,
  sort: { column: 'name', direction: 'descending' },
  columnFilters: [{ name: 'status', value: 'InStore' }],
};

describe('the list search in an address', () => {
  it('the search has page, pageSize, sort and a filter for each column', () => {
    const parameters = { page: 3, pageSize: 20, sort: '-name', 'filter.status': 'InStore' };
    expect(toParameters(search)).toEqual(parameters);
    expect(parseSearch(parameters, columns)).toEqual(search);
  });

  it('the search truncates a filter as the contract does, but keeps a hundred ids', () => {
    const long = Array.from({ length: 100 }, () => crypto.randomUUID()).join(',');
    const cut = parseSearch({ 'filter.name': long }, columns);
    expect(getFilter(cut, 'name')).toHaveLength(250);
    const read = parseSearch({ 'filter.name': long }, { ...columns, ofIds: ['name'] });
    expect(getFilterIds(read, 'name')).toEqual(long.split(','));
  });

  it('the search leaves out invalid ids in a filter by records', () => {
    const id = crypto.randomUUID();
    const read = (searchText: string) =>
      parseSearch({ 'filter.name': searchText }, { ...columns, ofRecords: ['name'] }).columnFilters;
    expect(read('abc')).toEqual([]);
    expect(read(`abc, ${id},${id.slice(1)}`)).toEqual([{ name: 'name', value: id }]);
  });

  it('the search parses digits as a number, unless that would lose characters', () => {
    const columnFilters = ['2026', '007', '1e3', ' 5', 'NaN'].map((value) => ({
      name: 'code',
      value,
    }));
    expect(
      columnFilters.map((filter) => toParameters({ ...firstPage, columnFilters: [filter] })),
    ).toEqual([2026, '007', '1e3', ' 5', 'NaN'].map((value) => ({ 'filter.code': value })));
  });

  it('the search leaves out default values', () => {
    expect(toParameters(firstPage)).toEqual({});
    expect(parseSearch({}, columns)).toEqual(firstPage);
  });

  it('the search parses text and numbers the same', () => {
    expect(parseSearch({ page: '3', pageSize: '20', 'filter.name': 2026 }, columns)).toEqual({
      ...firstPage,
      page: 3,
      pageSize: 20,
      columnFilters: [{ name: 'name', value: '2026' }],
    });
  });

  it.each([0, -1, 1.5, 'two', '', null, true, Number.NaN, 1e99, [[2]], {}])(
    'the search starts at the first page if the page is %j',
    (page) => {
      expect(parseSearch({ page }, columns).page).toBe(1);
    },
  );

  it.each([0, 5, 25, 100, '10 rows', null, [[10]]])(
    'the search has pages of 10 if the page size is %j',
    (pageSize) => {
      expect(parseSearch({ pageSize }, columns).pageSize).toBe(10);
    },
  );

  it.each([10, 20, 30, 40, 50])('the search supports a page size of %i', (pageSize) => {
    expect(parseSearch({ pageSize }, columns).pageSize).toBe(pageSize);
  });

  it.each(['secret', '-secret', '--name', '-', '', 7, null])(
    'the search has the list’s default order if the order is %j',
    (sort) => {
      expect(parseSearch({ sort }, columns).sort).toBeNull();
    },
  );

  it('the search skips filters that are empty or of no column, and truncates overlong ones', () => {
    const parameters = {
      'filter.name': '  ',
      'filter.secret': 'x',
      'filter.status': 'a'.repeat(999),
    };
    expect(parseSearch(parameters, columns).columnFilters).toEqual([
      { name: 'status', value: 'a'.repeat(250) },
    ]);
  });

  it('the search distinguishes its own parameters from others', () => {
    const names = ['page', 'pageSize', 'sort', 'filter.name', 'tab', 'filtered'];
    expect(names.filter(isListParameter)).toEqual(['page', 'pageSize', 'sort', 'filter.name']);
  });
});

describe('the search data sent to the server', () => {
  it('the search data are page, pageSize, sort and columnFilters', () => {
    expect(toSearchData(search)).toEqual({
      page: 3,
      pageSize: 20,
      sort: '-name',
      columnFilters: [{ name: 'status', value: 'InStore' }],
    });
    expect(toSearchData(firstPage).sort).toBeNull();
  });

  it('the search data distinguish one search from another', () => {
    expect(isSameSearch(search, structuredClone(search))).toBe(true);
    expect(isSameSearch(search, { ...search, page: 2 })).toBe(false);
    expect(isSameSearch(search, { ...search, columnFilters: [] })).toBe(false);
  });
});

it.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
])('the last page of %i records is page %i', (total, last) => {
  expect(getLastPage(total, 10)).toBe(last);
});
