import { useMemo } from 'react';
import { useText } from './text.tsx';

/** All texts of a data grid, in the language of the page. */
export function useGridTexts() {
  const text = useText('grid');
  return useMemo(
    () => ({
      loading: text('loading'),
      /** Source: SHELL-041. */
      showing: (range: { from: number; to: number; total: number }) => text('showing', range),
      sorted: (column: string, direction: 'ascending' | 'descending') =>
        text(direction === 'ascending' ? 'sortedAscending' : 'sortedDescending', { column }),
      sortBy: text('sortBy'),
      noResults: text('noResults'),
      noRecords: text('noRecords'),
      filters: (count: number) => text('filters', { count }),
      clearFilters: text('clearFilters'),
      filterBy: (column: string) => text('filterBy', { column }),
      removeFilter: text('removeFilter'),
      any: text('any'),
      columns: text('columns'),
      exportCsv: text('exportCsv'),
      exportsAll: (count: number) => text('exportsAll', { count }),
      actions: text('actions'),
      failed: text('failed'),
      failedText: text('failedText'),
      restoredText: text('restoredText'),
      retry: text('retry'),
      pages: text('pages'),
      rowsPerPage: text('rowsPerPage'),
      perPage: (size: number) => text('perPage', { size }),
      first: text('first'),
      previous: text('previous'),
      next: text('next'),
      last: text('last'),
      page: text('page'),
      ofPages: (count: number) => text('ofPages', { count }),
    }),
    [text],
  );
}
