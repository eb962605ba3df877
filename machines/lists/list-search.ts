import * as v from 'valibot';

/** Selectable numbers of records per page. Source: SHELL-043. */
export const pageSizes = [10, 20, 30, 40, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** The text that a column has to contain. */
export interface ColumnFilter {
  name: string;
  value: string;
}

/** The page, order and filters of a list. Source: ANLYT-035. */
export interface ListSearch {
  /** Starts at 1. */
  page: number;
  pageSize: PageSize;
  /** Null for the list's default order. */
  sort: { column: string; direction: 'ascending' | 'descending' } | null;
  columnFilters: readonly ColumnFilter[];
}

/** The columns of a list that a URL may name. */
export interface ListColumns {
  sortable: readonly string[];
  filterable: readonly string[];
  /**
   * Prefixes of filters that are named by records, so that their full names are not known
   * beforehand.
   */
  prefixes?: readonly string[];
  /** Filters that hold many ids and are not text for the server. */
  ofIds?: readonly string[];
  /** Filters for which the API contract accepts only ids: other values are dropped. */
  ofRecords?: readonly string[];
}

/** URL parameters by name; a number or a boolean may already be parsed. */
export type ListParameters = Record<string, string | number | boolean | undefined>;

/** The default search of a list. */
export const firstPage: ListSearch = { page: 1, pageSize: 10, sort: null, columnFilters: [] };

const filterPrefix = 'filter.';
/** Maximum number of prefixed filters in a URL, from the API contract. */
const maxByPrefix = 20;
/** From the API contract. */
const longestFilter = 250;
/** A hundred ids, the maximum in the API contract, with their separators. */
const longestIds = 100 * 37;

const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.trim(),
  v.nonEmpty(),
);
const page = v.pipe(text, v.toNumber(), v.safeInteger(), v.minValue(1));
const pageSize = v.pipe(text, v.toNumber(), v.picklist(pageSizes));

/**
 * Parses `page`, `pageSize`, `sort` (`name`, or `-name` for descending) and `filter.<column>`.
 * Missing or invalid values fall back to the list's first page, so that an old link still opens.
 */
export function parseSearch(
  parameters: Readonly<Record<string, unknown>>,
  { sortable, filterable, prefixes = [], ofIds = [], ofRecords = [] }: ListColumns,
): ListSearch {
  const named = Object.keys(parameters)
    .filter((name) => name.startsWith(filterPrefix))
    .map((name) => name.slice(filterPrefix.length))
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix) && name !== prefix))
    .slice(0, maxByPrefix);
  return {
    page: readAs(page, parameters['page']) ?? firstPage.page,
    pageSize: readAs(pageSize, parameters['pageSize']) ?? firstPage.pageSize,
    sort: parseSort(readAs(text, parameters['sort']) ?? '', sortable),
    columnFilters: [...filterable, ...named].flatMap((name) => {
      const parsed = readAs(text, parameters[filterPrefix + name]) ?? '';
      const longest = ofIds.includes(name) ? longestIds : longestFilter;
      const cut = parsed.slice(0, longest);
      const value = ofRecords.includes(name) ? idsIn(cut).filter(isId).join(',') : cut;
      return value === '' ? [] : [{ name, value }];
    }),
  };
}

function readAs<Output>(
  schema: v.GenericSchema<string | number | boolean, Output>,
  value: unknown,
): Output | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

function parseSort(sort: string, sortable: readonly string[]): ListSearch['sort'] {
  const isDescending = sort.startsWith('-');
  const column = isDescending ? sort.slice(1) : sort;
  if (!sortable.includes(column)) return null;
  return { column, direction: isDescending ? 'descending' : 'ascending' };
}

/**
 * The shortest parameters that `parseSearch` parses to this search: default values are left out.
 */
export function toParameters(search: ListSearch): ListParameters {
  const sort = formatSort(search.sort);
  return {
    ...(search.page !== firstPage.page && { page: search.page }),
    ...(search.pageSize !== firstPage.pageSize && { pageSize: search.pageSize }),
    ...(sort !== null && { sort }),
    ...Object.fromEntries(
      search.columnFilters.map(({ name, value }) => [filterPrefix + name, plain(value)]),
    ),
  };
}

/** Only the filters of a search, as URL parameters. */
export const getFilters = ({ columnFilters }: ListSearch): Record<string, string | number> =>
  Object.fromEntries(columnFilters.map(({ name, value }) => [filterPrefix + name, plain(value)]));

/** Converts digits to a number: a URL would put a string of digits into quotes. */
function plain(value: string): string | number {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? number : value;
}

/** Whether a URL parameter belongs to a list. */
export const isListParameter = (name: string): boolean =>
  ['page', 'pageSize', 'sort'].includes(name) || name.startsWith(filterPrefix);

/** The search in the format of the API contract: the order is a field, `-field` for descending. */
export function toSearchData({ page: number, pageSize: size, sort, columnFilters }: ListSearch) {
  return {
    page: number,
    pageSize: size,
    sort: formatSort(sort),
    columnFilters: columnFilters.map(({ name, value }) => ({ name, value })),
  };
}

const formatSort = (sort: ListSearch['sort']): string | null =>
  sort && (sort.direction === 'descending' ? `-${sort.column}` : sort.column);

/** Whether both request the same rows. */
export const isSameSearch = (one: ListSearch, other: ListSearch): boolean =>
  JSON.stringify(toSearchData(one)) === JSON.stringify(toSearchData(other));

/** The value of a filter by name; empty if it is not set. */
export const getFilter = ({ columnFilters }: ListSearch, requested: string): string =>
  columnFilters.find(({ name }) => name === requested)?.value ?? '';

/** The ids of a filter by name; the URL separates them with commas. */
export const getFilterIds = (search: ListSearch, requested: string): string[] =>
  idsIn(getFilter(search, requested));

const idsIn = (searchText: string): string[] =>
  searchText
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** Whether a text is an id in the format of the API contract. */
export const isId = (searchText: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(searchText);

/** The last page number for a record count; an empty list still has one page. */
export const getLastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
