import { useState } from 'react';
import * as v from 'valibot';
import { createOwnerStorage } from '../owner-storage.ts';

/** Each user's hidden columns, by list. */
const persisted = createOwnerStorage(
  'atrium.device.columns',
  v.record(v.string(), v.array(v.string())),
);

/** The columns of a list that a user has hidden on this device; `defaultColumns` by default. */
export function getHiddenColumns(
  subject: string,
  list: string,
  defaultColumns: readonly string[] = [],
): readonly string[] {
  return persisted.of(subject)?.[list] ?? defaultColumns;
}

/** Stores which columns of a list a user has hidden; default columns are not stored. */
export function persistHiddenColumns(
  subject: string,
  list: string,
  hidden: readonly string[],
  defaultColumns: readonly string[] = [],
): void {
  const { [list]: _, ...others } = persisted.of(subject) ?? {};
  const isDefault =
    hidden.length === defaultColumns.length &&
    defaultColumns.every((column) => hidden.includes(column));
  persisted.persist(subject, isDefault ? others : { ...others, [list]: [...hidden] });
}

/** The hidden columns of a list, and a function to change them. */
export function usePersistedColumns(
  subject: string,
  list: string,
  defaultColumns?: readonly string[],
) {
  const [hidden, setHidden] = useState(() => getHiddenColumns(subject, list, defaultColumns));
  return {
    hiddenColumns: hidden,
    onHiddenColumns: (selected: readonly string[]) => {
      setHidden(selected);
      persistHiddenColumns(subject, list, selected, defaultColumns);
    },
  };
}
