import { useMemo } from 'react';
import { propertyPrefix } from '#machines/assets/asset-search.ts';
import { hiddenAtFirst } from '#machines/assets/asset.ts';
import { usePersistedColumns } from '#session/kept-columns.ts';
import { assetAddresses } from '#page/addresses.ts';

/**
 * Which columns of the asset list a person has hidden on this device. Columns of properties are hidden
 * until they are selected, since a tenant may have dozens: of them the visible ones are stored.
 */
export function useStoredColumns(subject: string, propertyNames: readonly string[] | undefined) {
  const list = assetAddresses.list.to;
  const { hiddenColumns, onHiddenColumns } = usePersistedColumns(subject, list, hiddenAtFirst);
  const { hiddenColumns: visible, onHiddenColumns: storeVisible } = usePersistedColumns(
    subject,
    `${list} properties`,
  );
  // The grid builds its columns again for every other list of hidden ones.
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
