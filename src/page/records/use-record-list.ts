import { useMemo } from 'react';
import { buildColumns, type RecordFields } from '#machines/records/record-page.ts';
import type { Address } from '#records/form/address.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { useListSearch } from './use-list-search.ts';
import { usePage } from './use-page.ts';
import { useCopyAddress } from './use-copy-address.ts';

/** The list state of a page that is loaded in full: the URL and the user's settings. */
export function useRecordListState(
  list: Address,
  fields: RecordFields<never>,
  hiddenAtFirst?: readonly string[],
) {
  const columns = useMemo(() => buildColumns(fields), [fields]);
  const { search, onSearch } = useListSearch(columns);
  const { workspace } = usePage();
  return {
    search,
    onSearch,
    onCopyAddress: useCopyAddress(),
    ...usePersistedColumns(workspace.profile.id, list.to, hiddenAtFirst),
  };
}
