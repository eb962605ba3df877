import type { GridSearch, PageSize } from './grid.ts';

/** The search after a press on a column header: ascending, descending, then the default order. */
export function sortedBy(search: GridSearch, column: string): GridSearch {
  const now = search.sort?.column === column ? search.sort.direction : null;
  if (now === 'descending') return { ...search, page: 1, sort: null };
  const direction = now === 'ascending' ? 'descending' : 'ascending';
  return { ...search, page: 1, sort: { column, direction } };
}

/** The search with one column filtered; an empty value removes the filter. */
export function filteredBy(search: GridSearch, name: string, value: string): GridSearch {
  const others = search.columnFilters.filter((filter) => filter.name !== name);
  const requested = value.trim();
  return {
    ...search,
    page: 1,
    columnFilters: requested === '' ? others : [...others, { name, value: requested }],
  };
}

export const withoutFilters = (search: GridSearch): GridSearch => ({
  ...search,
  page: 1,
  columnFilters: [],
});

/** The search with another page size; the first row stays on the page. */
export function sized(search: GridSearch, pageSize: PageSize): GridSearch {
  const firstRow = (search.page - 1) * search.pageSize;
  return { ...search, pageSize, page: Math.floor(firstRow / pageSize) + 1 };
}

/** Parses a typed page number and clamps it to the list; null if it is not a number. */
export function pageTyped(typed: string, pages: number): number | null {
  const page = Number(typed.trim());
  if (typed.trim() === '' || !Number.isFinite(page)) return null;
  return Math.min(Math.max(1, Math.round(page)), pages);
}

/** Even an empty list has one page. */
export const countPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The numbers of the first and last row on a page. */
export function getRowRange({ page, pageSize }: GridSearch, count: number) {
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + count };
}
