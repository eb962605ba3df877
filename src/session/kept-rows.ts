import * as v from 'valibot';
import { areRowsKept } from '#machines/clockwork-week/kept-rows.ts';
import { keyOfWork } from '#machines/work/work.ts';
import type { KeptRows, RowsChanged } from '#machines/clockwork-week/week-sheet.machine.ts';
import { keptByOwner, ownerIn, type TenantOwner } from './kept-by-owner.ts';
import { keptWork } from './kept-work.ts';

const key = 'atrium.device.sheetRows';

/** Of each person in each tenant, the rows of the week sheet that hold no time, by first days of weeks. */
const kept = keptByOwner<KeptRows>(key, v.record(v.string(), v.array(keptWork)));

/** The rows that a person has kept on this device of weeks that are not too old. */
export const keptRowsOf = (owner: TenantOwner, now: number): KeptRows =>
  Object.fromEntries(
    Object.entries(kept.of(ownerIn(owner)) ?? {}).filter(([week]) => areRowsKept(week, now)),
  );

/**
 * Keeps what has changed of the rows of a week: what another tab has kept of it since stays. A week
 * without rows is forgotten, and so are weeks that are too old.
 */
export function keepRows(
  owner: TenantOwner,
  { week, added, removed }: Omit<RowsChanged, 'type'>,
  now: number,
): void {
  if (!areRowsKept(week, now)) return;
  const { [week]: before = [], ...others } = keptRowsOf(owner, now);
  const changed = new Set([...added, ...removed].map(keyOfWork));
  const rows = [...before.filter((work) => !changed.has(keyOfWork(work))), ...added];
  const weeks = rows.length === 0 ? others : { ...others, [week]: rows };
  kept.keep(ownerIn(owner), Object.keys(weeks).length === 0 ? null : weeks);
}

/** Hears when another tab has kept rows; answers how to stop hearing it. */
export function onRowsKept(hear: (told: null) => void): () => void {
  const listen = (change: StorageEvent) => {
    if (change.key === key) hear(null);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
