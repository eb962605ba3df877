import { useEffect, useEffectEvent, useState } from 'react';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { findRowPosition } from '#machines/records/record-page.ts';
import { useSavedName } from './told-by-address.ts';

interface SavedRowInput<Row> {
  /** All records, and those that fit; null before the first answer. */
  rows: readonly Row[] | null;
  found: readonly Row[] | null;
  search: ListSearch;
  onSearch: (search: ListSearch, options?: { replace?: boolean }) => void;
  /** What a row is called; no two are called alike. */
  getName: (row: Row) => string;
}

/**
 * For a list to which a form has led back: the saved record is looked for once, on whichever page it
 * stands, and its row gets the focus. `hiddenName` is what it is called where the filters leave it out.
 */
export function useSavedRow<Row>({ rows, found, search, onSearch, getName }: SavedRowInput<Row>) {
  const savedName = useSavedName();
  const [awaited, setAwaited] = useState(savedName);
  const isIt = (row: Row) => getName(row) === awaited;
  const rowPosition =
    awaited === null || found === null ? null : findRowPosition(found, search, isIt);
  const page = rowPosition?.page ?? search.page;
  const turn = useEffectEvent((to: number) => onSearch({ ...search, page: to }, { replace: true }));
  // Follows the address: it turns to the page of the saved row.
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
