import * as v from 'valibot';
import { areRowsRetained } from '#machines/clockwork-week/kept-rows.ts';
import { keyOfWork } from '#machines/work/work.ts';
import type { PersistedRows, RowsChanged } from '#machines/clockwork-week/week-sheet.machine.ts';
import { createOwnerStorage, ownerIn, type TenantOwner } from './kept-by-owner.ts';
import { workSchema } from './kept-work.ts';

const key = 'atrium.device.sheetRows';

/** Of each person in each tenant, the rows of the week sheet that hold no time, by first days of weeks. */
const persisted = createOwnerStorage<PersistedRows>(key, v.record(v.string(), v.array(workSchema)));

/** The rows that a person has kept on this device of weeks that are not too old. */
export const readRows = (owner: TenantOwner, now: number): PersistedRows =>
  Object.fromEntries(
    Object.entries(persisted.of(ownerIn(owner)) ?? {}).filter(([week]) =>
      areRowsRetained(week, now),
    ),
  );

/**
 * Keeps what has changed of the rows of a week: what another tab has kept of it since stays. A week
 * without rows is forgotten, and so are weeks that are too old.
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

/** Hears when another tab has kept rows; answers how to stop hearing it. */
export function onRowsPersisted(listener: (received: null) => void): () => void {
  const listen = (change: StorageEvent) => {
    if (change.key === key) listener(null);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
