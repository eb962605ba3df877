import { describe, expect, it } from 'vitest';
import { paginate, type Columns } from './paging.ts';
import { HttpError } from '../requests/http-error.ts';

interface Row {
  name: string;
  price: number | null;
}

const rows: Row[] = [
  { name: 'beta 10', price: 2 },
  { name: 'Alpha', price: null },
  { name: 'beta 9', price: 30 },
];
const columns: Columns<Row> = { name: ({ name }) => name, price: ({ price }) => price };
const all = { page: 1, pageSize: 10, sort: null, columnFilters: [] };
const names = (sort: string | null) =>
  paginate(rows, columns, { ...all, sort }).rows.map(({ name }) => name);

describe('a page of a list', () => {
  it('the paged list keeps its default order without a sort', () => {
    expect(names(null)).toEqual(['beta 10', 'Alpha', 'beta 9']);
  });

  it('the paged list sorts texts in natural order, and reverses it with a minus sign', () => {
    expect(names('name')).toEqual(['Alpha', 'beta 9', 'beta 10']);
    expect(names('-name')).toEqual(['beta 10', 'beta 9', 'Alpha']);
  });

  it('the paged list sorts empty values first', () => {
    expect(names('price')).toEqual(['Alpha', 'beta 10', 'beta 9']);
  });

  it('the paged list filters by what a column contains, ignoring case, and counts all matches', () => {
    const columnFilters = [{ name: 'name', value: ' BETA ' }];
    const page = paginate(rows, columns, { ...all, pageSize: 1, page: 2, columnFilters });
    expect(page).toEqual({ rows: [rows[2]], totalCount: 2 });
  });

  it('the paged list rejects a column that it does not have', () => {
    expect(() => names('toString')).toThrow(HttpError);
    expect(() =>
      paginate(rows, columns, { ...all, columnFilters: [{ name: 'x', value: '' }] }),
    ).toThrow(HttpError);
  });
});
