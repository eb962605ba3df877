import { useMemo } from 'react';
import { propertyPrefix } from '#machines/assets/list/asset-search.ts';
import { hiddenAtFirst } from '#machines/assets/asset.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';

/**
 * The columns of the asset list that a person has hidden on this device. Property columns are
 * hidden until selected, since a tenant may have dozens; for those, the visible ones are stored.
 */
export function useStoredColumns(subject: string, propertyNames: readonly string[] | undefined) {
  const list = assetAddresses.list.to;
  const { hiddenColumns, onHiddenColumns } = usePersistedColumns(subject, list, hiddenAtFirst);
  const { hiddenColumns: visible, onHiddenColumns: storeVisible } = usePersistedColumns(
    subject,
    `${list} properties`,
  );
  // Memoized, because the grid rebuilds its columns for every new list of hidden ones.
  const ids = useMemo(
    () => (propertyNames ?? []).map((name) => propertyPrefix + name),
    [propertyNames],
  );
  return {
    hiddenColumns: useMemo(
      () => [...hiddenColumns, ...ids.filter((id) => !visible.includes(id))],
      [hiddenColumns, visible, ids],
    ),
    onHiddenColumns: (hidden: readonly string[]) => {
      onHiddenColumns(hidden.filter((id) => !ids.includes(id)));
      storeVisible(ids.filter((id) => !hidden.includes(id)));
    },
  };
}
