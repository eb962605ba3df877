import * as v from 'valibot';

/** Records on one page, as a person may choose. Source: SHELL-043. */
export const pageSizes = [10, 20, 30, 40, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** What a column has to contain. */
export interface ColumnFilter {
  name: string;
  value: string;
}

/** Which page of a list, in which order and filtered how. Source: ANLYT-035. */
export interface ListSearch {
  /** The first is 1. */
  page: number;
  pageSize: PageSize;
  /** Null is the list's own order. */
  sort: { column: string; direction: 'ascending' | 'descending' } | null;
  columnFilters: readonly ColumnFilter[];
}

/** The columns of a list that an address may name. */
export interface ListColumns {
  sortable: readonly string[];
  filterable: readonly string[];
  /** Filters whose names begin with one of these are named by records, and not known beforehand. */
  prefixes?: readonly string[];
  /** Those of the filters that hold many ids, and are no text for the server. */
  ofIds?: readonly string[];
  /** Those that the contract takes ids alone for: what is none is left out. */
  ofRecords?: readonly string[];
}

/** The parameters of an address, by name; a number or a yes/no may have been read as such. */
export type ListParameters = Record<string, string | number | boolean | undefined>;

/** Where a list begins. */
export const firstPage: ListSearch = { page: 1, pageSize: 10, sort: null, columnFilters: [] };

const filterPrefix = 'filter.';
/** Filters by prefix that an address may name, as the contract has it. */
const maxByPrefix = 20;
/** As the contract has it. */
const longestFilter = 250;
/** A hundred ids, as the contract has it, and what parts them. */
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
 * Reads `page`, `pageSize`, `sort` (`name`, or `-name` for descending) and `filter.<column>`.
 * What is absent or makes no sense is as on the list's first page: an old link still opens.
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

/** The shortest parameters that `parseSearch` reads as this search: what is as usual is left out. */
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

/** The filters of a search alone, as the parameters of an address. */
export const getFilters = ({ columnFilters }: ListSearch): Record<string, string | number> =>
  Object.fromEntries(columnFilters.map(({ name, value }) => [filterPrefix + name, plain(value)]));

/** Digits as a number: an address would put a text of digits into quotes. */
function plain(value: string): string | number {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? number : value;
}

/** Whether a parameter of an address is one of a list's. */
export const isListParameter = (name: string): boolean =>
  ['page', 'pageSize', 'sort'].includes(name) || name.startsWith(filterPrefix);

/** The search data as the contract sends them: the order is a field, `-field` for descending. */
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

/** Whether both ask for the same rows. */
export const isSameSearch = (one: ListSearch, other: ListSearch): boolean =>
  JSON.stringify(toSearchData(one)) === JSON.stringify(toSearchData(other));

/** What a search filters by under a name; empty for nothing. */
export const getFilter = ({ columnFilters }: ListSearch, requested: string): string =>
  columnFilters.find(({ name }) => name === requested)?.value ?? '';

/** The ids that a search filters by under a name, with commas between them in the address. */
export const getFilterIds = (search: ListSearch, requested: string): string[] =>
  idsIn(getFilter(search, requested));

const idsIn = (searchText: string): string[] =>
  searchText
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** Whether a text is an id as the contract has it. */
export const isId = (searchText: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(searchText);

/** The number of the last page of so many records; an empty list has one page, too. */
export const getLastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
