import { normalizeName } from '../../store/normalize-name.ts';
import { compareNames } from '../../store/sort-key.ts';
import { rejectField } from '../requests/http-error.ts';

/** The requested page of a list, in the form of the contract's SearchData. */
export interface SearchData {
  page: number;
  pageSize: number;
  sort: string | null;
  columnFilters: readonly { name: string; value: string }[];
}

type Value = string | number | boolean | null;

/** A column whose sort value differs from the text that is shown and filtered, e.g. a day. */
interface ShownColumn<Row> {
  sorted(row: Row): Value;
  shown(row: Row): string;
}

/** A list's columns that can be sorted and filtered: name → the value of a row. */
export type Columns<Row> = Readonly<Record<string, ((row: Row) => Value) | ShownColumn<Row>>>;

/**
 * One page of rows: filtered (a column contains the text, in normalized form), sorted, cut. 400 for
 * a column that the list does not have. Source: SHELL-043.
 */
export function paginate<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { page, pageSize, sort, columnFilters }: SearchData,
): { rows: Row[]; totalCount: number } {
  const fitting = filteredBy(rows, columns, columnFilters);
  const sorted = allOf(fitting, columns, sort);
  const start = (page - 1) * pageSize;
  return { rows: sorted.slice(start, start + pageSize), totalCount: fitting.length };
}

/** The rows whose columns contain these texts, in normalized form. 400 for an unknown column. */
function filteredBy<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  columnFilters: SearchData['columnFilters'],
): readonly Row[] {
  const filters = columnFilters.map(({ name, value }) => ({
    of: getColumn(columns, name, 'columnFilters').shown,
    text: normalizeName(value),
  }));
  if (filters.length === 0) return rows;
  return rows.filter((row) =>
    filters.every(({ of, text }) => normalizeName(String(of(row) ?? '')).includes(text)),
  );
}

/** All rows in the requested order; null means the list's default. 400 for an unknown column. */
export const allOf = <Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  sort: string | null,
): readonly Row[] => (sort === null ? rows : sortedBy(rows, columns, sort));

function sortedBy<Row>(rows: readonly Row[], columns: Columns<Row>, sort: string): Row[] {
  const isDescending = sort.startsWith('-');
  const of = getColumn(columns, isDescending ? sort.slice(1) : sort, 'sort').sorted;
  const rankByValue = rankValues(rows.map(of));
  const ranked = rows.map((row) => ({ row, rank: rankByValue.get(of(row)) ?? 0 }));
  const sign = isDescending ? -1 : 1;
  return ranked.toSorted((a, b) => (a.rank - b.rank) * sign).map(({ row }) => row);
}

/** The rank of each value; values that are equal to a reader share a rank. */
function rankValues(values: readonly Value[]): Map<Value, number> {
  const ranks = new Map<Value, number>();
  let rank = 0;
  let before: Value | undefined;
  for (const value of [...new Set(values)].toSorted(compare)) {
    if (before !== undefined && compare(before, value) !== 0) rank += 1;
    ranks.set(value, rank);
    before = value;
  }
  return ranks;
}

function getColumn<Row>(columns: Columns<Row>, name: string, field: string) {
  const of = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!of) throw rejectField(field, 'columnUnknown', { column: name });
  return typeof of === 'function' ? { sorted: of, shown: of } : of;
}

/** Empty values first; texts as the store orders names. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (typeof a === 'string' && typeof b === 'string') return compareNames(a, b);
  return a < b ? -1 : 1;
}
