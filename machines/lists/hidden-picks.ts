import type { ListContext } from './list-types.ts';

/** How many of the selected rows are not in sight, and why. */
export interface HiddenSelection {
  count: number;
  /** Filters leave them out, or they may be on another page, too. */
  by: 'filters' | 'page';
}

/** The selected rows that are not among those that the person sees. */
export const findHidden = <Row>(
  selection: readonly Row[],
  visible: readonly Row[],
  getKey: (row: Row) => string,
): readonly Row[] => {
  const keys = new Set(visible.map(getKey));
  return selection.filter((row) => !keys.has(getKey(row)));
};

/**
 * The selected rows of a list that the server pages which are not on the page that is shown. Filters
 * are the reason only where this page has all that fits: else a row may be on another page.
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
