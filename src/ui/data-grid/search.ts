import type { GridSearch, PageSize } from './grid.ts';

/** The search after a press on a column's head: ascending, descending, the list's own order. */
export function sortedBy(search: GridSearch, column: string): GridSearch {
  const now = search.sort?.column === column ? search.sort.direction : null;
  if (now === 'descending') return { ...search, page: 1, sort: null };
  const direction = now === 'ascending' ? 'descending' : 'ascending';
  return { ...search, page: 1, sort: { column, direction } };
}

/** The search with one column filtered; an empty value lets everything through again. */
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

/** The search with pages of another size; the first row stays on the page. */
export function sized(search: GridSearch, pageSize: PageSize): GridSearch {
  const firstRow = (search.page - 1) * search.pageSize;
  return { ...search, pageSize, page: Math.floor(firstRow / pageSize) + 1 };
}

/** The page of a typed number, kept within the list; null for what is no number. */
export function pageTyped(typed: string, pages: number): number | null {
  const page = Number(typed.trim());
  if (typed.trim() === '' || !Number.isFinite(page)) return null;
  return Math.min(Math.max(1, Math.round(page)), pages);
}

/** An empty list has one page, too. */
export const countPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The numbers of the first and the last row on a page. */
export function getRowRange({ page, pageSize }: GridSearch, count: number) {
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + count };
}
