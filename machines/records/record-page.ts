import { searchableText } from '../texts.ts';
import {
  getLastPage,
  type ColumnFilter,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';

/**
 * A value to search, order and filter by; null means no value and comes last. A boolean is filtered
 * by `active` and `inactive`, active first, and is not searched.
 */
type Value = string | number | boolean | null;

/** The fields by which a list can be searched, by column name. */
export type RecordFields<Row> = Readonly<Record<string, (row: Row) => Value>>;

/** The name, in a URL and in a grid, of the text that any field has to contain. */
export const searchName = 'search';

/** The columns by which the URL of such a list can order and filter. */
export function buildColumns(fields: RecordFields<never>): ListColumns {
  const names = Object.keys(fields);
  return { sortable: names, filterable: [searchName, ...names] };
}

const plain = (value: Value): string => searchableText(String(value ?? ''));

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean') return Number(other) - Number(one);
  return collator.compare(String(one), String(other));
}

const contains = (value: Value, requested: string): boolean =>
  typeof value !== 'boolean' && plain(value).includes(requested);

/** Whether a row matches a filter. */
function createTest<Row>({ name, value }: ColumnFilter, fields: RecordFields<Row>) {
  const requested = plain(value);
  const all = Object.values(fields);
  if (name === searchName)
    return (row: Row) => all.some((valueOf) => contains(valueOf(row), requested));
  const valueOf = fields[name] ?? (() => null);
  return (row: Row) => {
    const found = valueOf(row);
    if (typeof found === 'boolean') return requested === (found ? 'active' : 'inactive');
    return contains(found, requested);
  };
}

/**
 * The matching records in the requested order; without one, in the server's. The text of `search`
 * has to be in some field, any other filter in its own field. `paginate` cuts the result into
 * pages.
 */
export function matching<Row>(
  rows: readonly Row[],
  { sort, columnFilters }: Pick<ListSearch, 'sort' | 'columnFilters'>,
  fields: RecordFields<Row>,
): readonly Row[] {
  const tests = columnFilters.map((filter) => createTest(filter, fields));
  const found = rows.filter((row) => tests.every((test) => test(row)));
  const valueOf = sort && fields[sort.column];
  if (!valueOf) return found;
  const sign = sort.direction === 'descending' ? -1 : 1;
  const keyed = found.map((row) => ({ row, value: valueOf(row) }));
  keyed.sort((one, other) =>
    one.value === null || other.value === null
      ? Number(one.value === null) - Number(other.value === null)
      : sign * compare(one.value, other.value),
  );
  return keyed.map(({ row }) => row);
}

/**
 * The location of a record in the matching ones: its page, and its index on it from 0; null where
 * it does not match.
 */
export function findRowPosition<Row>(
  found: readonly Row[],
  { pageSize }: Pick<ListSearch, 'pageSize'>,
  isIt: (row: Row) => boolean,
): { page: number; index: number } | null {
  const at = found.findIndex(isIt);
  return at < 0 ? null : { page: Math.floor(at / pageSize) + 1, index: at % pageSize };
}

/** One page of the matching records; beyond the end, the last one. */
export function paginate<Row>(found: readonly Row[], { page, pageSize }: ListSearch) {
  const shown = Math.min(page, getLastPage(found.length, pageSize));
  return {
    page: shown,
    rows: found.slice((shown - 1) * pageSize, shown * pageSize),
  };
}
