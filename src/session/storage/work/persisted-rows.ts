import * as v from 'valibot';
import { areRowsRetained } from '#machines/clockwork-week/retained-rows.ts';
import { keyOfWork } from '#machines/work/work.ts';
import type { PersistedRows, RowsChanged } from '#machines/clockwork-week/week-sheet.machine.ts';
import { createOwnerStorage, ownerIn, type TenantOwner } from '../owner-storage.ts';
import { workSchema } from './work-schema.ts';

const key = 'atrium.device.sheetRows';

/** Each user's rows of the week sheet without time in each tenant, by the first day of the week. */
const persisted = createOwnerStorage<PersistedRows>(key, v.record(v.string(), v.array(workSchema)));

/** A user's stored rows on this device, for weeks that are not too old. */
export const readRows = (owner: TenantOwner, now: number): PersistedRows =>
  Object.fromEntries(
    Object.entries(persisted.of(ownerIn(owner)) ?? {}).filter(([week]) =>
      areRowsRetained(week, now),
    ),
  );

/**
 * Stores the changed rows of a week; rows that another tab has stored since stay. A week without
 * rows is deleted, and so are weeks that are too old.
 */
export function persistRows(
  owner: TenantOwner,
  { week, added, removed }: Omit<RowsChanged, 'type'>,
  now: number,
): void {
  if (!areRowsRetained(week, now)) return;
  const { [week]: before = [], ...others } = readRows(owner, now);
  const changed = new Set([...added, ...removed].map(keyOfWork));
  const rows = [...before.filter((work) => !changed.has(keyOfWork(work))), ...added];
  const weeks = rows.length === 0 ? others : { ...others, [week]: rows };
  persisted.persist(ownerIn(owner), Object.keys(weeks).length === 0 ? null : weeks);
}

/** Notifies when another tab has stored rows; returns a function that unsubscribes. */
export function onRowsPersisted(listener: (received: null) => void): () => void {
  const listen = (change: StorageEvent) => {
    if (change.key === key) listener(null);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
