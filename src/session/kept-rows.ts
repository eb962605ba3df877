import * as v from 'valibot';
import type { KeptRows } from '#machines/clockwork-week/week-sheet.machine.ts';
import { keptByOwner, ownerIn, type TenantOwner } from './kept-by-owner.ts';
import { keptWork } from './kept-work.ts';

/** Of each person in each tenant, the rows of the week sheet that hold no time, by first days of weeks. */
const kept = keptByOwner<KeptRows>(
  'atrium.device.sheetRows',
  v.record(v.string(), v.array(keptWork)),
);

/** After this many ms a week is forgotten: eight weeks. */
const lifetime = 8 * 7 * 86_400_000;

/** The rows that a person has kept on this device of weeks that are not too old. */
export const keptRowsOf = (owner: TenantOwner, now: number): KeptRows =>
  Object.fromEntries(
    Object.entries(kept.of(ownerIn(owner)) ?? {}).filter(
      ([week]) => now - Date.parse(week) < lifetime,
    ),
  );

/** Keeps the rows of a week; one without any is forgotten, and so are weeks that are too old. */
export function keepRows(
  owner: TenantOwner,
  { week, rows }: { week: string; rows: KeptRows[string] },
  now: number,
): void {
  const { [week]: _, ...others } = keptRowsOf(owner, now);
  const weeks = rows.length === 0 ? others : { ...others, [week]: rows };
  kept.keep(ownerIn(owner), Object.keys(weeks).length === 0 ? null : weeks);
}
