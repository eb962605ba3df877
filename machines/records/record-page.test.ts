import { describe, expect, it } from 'vitest';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import {
  buildColumns,
  matching,
  paginate,
  findRowPosition,
  type RecordFields,
} from './record-page.ts';

interface Row {
  name: string;
  price: number | null;
  status: boolean;
}

const fields: RecordFields<Row> = {
  name: ({ name }) => name,
  price: ({ price }) => price,
  status: ({ status }) => status,
};

const row = (name: string, price: number | null = 0, status = true): Row => ({
  name,
  price,
  status,
});
const rows = [
  row('Émile', 10),
  row('atlas 2', 9, false),
  row('Atlas 10', null),
  row('خدمة', 100, false),
];

const names = (search: Partial<ListSearch>) =>
  matching(rows, { ...firstPage, ...search }, fields).map(({ name }) => name);
const filtered = (name: string, value: string) => names({ columnFilters: [{ name, value }] });

describe('the matching records', () => {
  it('all records match, in the order of the server, when no filter is set', () => {
    expect(names({})).toEqual(['Émile', 'atlas 2', 'Atlas 10', 'خدمة']);
  });

  it.each([
    ['emi', ['Émile']],
    ['ATLAS', ['atlas 2', 'Atlas 10']],
    ['خدم', ['خدمة']],
    ['100', ['خدمة']],
    ['nothing like it', []],
  ])(
    'matching records contain the text “%s” in any field, ignoring case and accents',
    (text, expected) => {
      expect(filtered('search', text)).toEqual(expected);
    },
  );

  it('matching records contain the text of a column filter in that column only', () => {
    expect(filtered('name', '10')).toEqual(['Atlas 10']);
    expect(filtered('unknown', '10')).toEqual([]);
  });

  it('matching records have one status, which a search by text does not change', () => {
    expect(filtered('status', 'inactive')).toEqual(['atlas 2', 'خدمة']);
    expect(filtered('status', 'active')).toEqual(['Émile', 'Atlas 10']);
    expect(filtered('search', 'active')).toEqual([]);
    expect(names({ sort: { column: 'status', direction: 'ascending' } }).slice(0, 2)).toEqual([
      'Émile',
      'Atlas 10',
    ]);
  });

  it('matching records are ordered by number or natural name order, with empty values last', () => {
    const by = (column: string, direction: 'ascending' | 'descending') =>
      names({ sort: { column, direction } });
    expect(by('price', 'ascending')).toEqual(['atlas 2', 'Émile', 'خدمة', 'Atlas 10']);
    expect(by('price', 'descending')).toEqual(['خدمة', 'Émile', 'atlas 2', 'Atlas 10']);
    expect(by('name', 'ascending').slice(0, 3)).toEqual(['atlas 2', 'Atlas 10', 'Émile']);
  });
});

describe('a page of records', () => {
  const many = Array.from({ length: 25 }, (_, at) => at);

  it('a page is a slice of the matching records, and a page beyond the end is the last one', () => {
    expect(paginate(many, { ...firstPage, page: 2 }).rows).toEqual(many.slice(10, 20));
    expect(paginate(many, { ...firstPage, page: 9 })).toEqual({ page: 3, rows: many.slice(20) });
    expect(paginate([], firstPage)).toEqual({ page: 1, rows: [] });
  });
});

describe('the position of a record', () => {
  const many = Array.from({ length: 25 }, (_, at) => at);
  const findPosition = (requested: number) =>
    findRowPosition(many, firstPage, (each) => each === requested);

  it('the position of a record is its page and its index there', () => {
    expect(findPosition(0)).toEqual({ page: 1, index: 0 });
    expect(findPosition(9)).toEqual({ page: 1, index: 9 });
    expect(findPosition(10)).toEqual({ page: 2, index: 0 });
    expect(findPosition(24)).toEqual({ page: 3, index: 4 });
  });

  it('a record that does not match has no position', () => {
    expect(findPosition(25)).toBeNull();
  });
});

it('an address may sort by every field, and filter by each or by all', () => {
  expect(buildColumns(fields)).toEqual({
    sortable: ['name', 'price', 'status'],
    filterable: ['search', 'name', 'price', 'status'],
  });
});
