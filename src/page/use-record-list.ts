import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { columnsOf, type RecordFields } from '#machines/records/record-page.ts';
import type { Address } from '#records/address.ts';
import { leaveList } from '#records/as-left.ts';
import { useKeptColumns } from '#session/kept-columns.ts';
import { useListSearch } from './use-list-search.ts';
import { usePage } from './use-page.ts';
import { useCopyAddress } from './place.ts';

/** What the page of a list that is read as a whole knows of its address and of its person. */
export function useRecordPlace(list: Address, fields: RecordFields<never>) {
  const columns = useMemo(() => columnsOf(fields), [fields]);
  const { search, onSearch } = useListSearch(columns);
  const { workspace } = usePage();
  const parameters: Record<string, unknown> = useSearch({ strict: false });
  // Follows the address: a form leads back to the list as it was left.
  useEffect(() => leaveList(list, parameters), [list, parameters]);
  return {
    search,
    onSearch,
    onCopyAddress: useCopyAddress(),
    ...useKeptColumns(workspace.profile.id, list.to),
  };
}
