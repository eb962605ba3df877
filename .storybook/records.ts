import { useState } from 'react';
import { fn } from 'storybook/test';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';

/** Where a list stands that nobody touches. */
export const stillPlace = () => ({
  search: firstPage,
  onSearch: fn(),
  hiddenColumns: [],
  onHiddenColumns: fn(),
  onRetry: fn(),
  onCopyAddress: fn(),
});

/** Where a list stands that is walked: its search is kept in place of an address. */
export function useStoryPlace() {
  const [search, onSearch] = useState<ListSearch>(firstPage);
  const [still] = useState(stillPlace);
  return { ...still, search, onSearch };
}
