import type { ListContext } from './list-types.ts';

/** How many of the selected rows are not visible, and why. */
export interface HiddenSelection {
  count: number;
  /** Filters exclude them, or they may also be on another page. */
  by: 'filters' | 'page';
}

/** The selected rows that are not among the visible ones. */
export const findHidden = <Row>(
  selection: readonly Row[],
  visible: readonly Row[],
  getKey: (row: Row) => string,
): readonly Row[] => {
  const keys = new Set(visible.map(getKey));
  return selection.filter((row) => !keys.has(getKey(row)));
};

/**
 * The selected rows of a server-paged list that are not on the current page. Filters are the reason
 * only if this page has all matches: otherwise a row may be on another page.
 */
export function getHiddenSelection<Row>(
  { selection, rows, total, shownSearch }: ListContext<Row>,
  getKey: (row: Row) => string,
): HiddenSelection {
  const visible = rows ?? [];
  const count = findHidden(selection, visible, getKey).length;
  const hasFilters = (shownSearch?.columnFilters.length ?? 0) > 0;
  return { count, by: hasFilters && visible.length === total ? 'filters' : 'page' };
}
