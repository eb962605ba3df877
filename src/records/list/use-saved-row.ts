import { useEffect, useEffectEvent, useState } from 'react';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { findRowPosition } from '#machines/records/record-page.ts';
import { useSavedName } from '../form/use-passed-name.ts';

interface SavedRowInput<Row> {
  /** All records, and the matching ones; null before the first response. */
  rows: readonly Row[] | null;
  found: readonly Row[] | null;
  search: ListSearch;
  onSearch: (search: ListSearch, options?: { replace?: boolean }) => void;
  /** A row's name; names are unique. */
  getName: (row: Row) => string;
}

/**
 * For a list to which a form returns: finds the saved record once, on any page, and moves the focus
 * to its row. `hiddenName` is its name if the filters hide it.
 */
export function useSavedRow<Row>({ rows, found, search, onSearch, getName }: SavedRowInput<Row>) {
  const savedName = useSavedName();
  const [awaited, setAwaited] = useState(savedName);
  const isIt = (row: Row) => getName(row) === awaited;
  const rowPosition =
    awaited === null || found === null ? null : findRowPosition(found, search, isIt);
  const page = rowPosition?.page ?? search.page;
  const turn = useEffectEvent((to: number) => onSearch({ ...search, page: to }, { replace: true }));
  // Changes the URL to the page with the saved row.
  useEffect(() => {
    if (page !== search.page) turn(page);
  }, [page, search.page]);
  return {
    target:
      rowPosition?.page === search.page
        ? { index: rowPosition.index, onReached: () => setAwaited(null) }
        : undefined,
    hiddenName: rowPosition === null && rows?.some(isIt) === true ? awaited : null,
  };
}
