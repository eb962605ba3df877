import type { components } from '#openapi/generated/types.ts';
import { refuse, refuseField } from '../../core/refusal.ts';
import type { EntryRecord } from '../../store/world.ts';
import { splitAtMidnights } from './split.ts';
import { instantOf } from '../../common/clockwork/time.ts';
import { checkTimes, entryOf, type Timesheet } from '../../common/clockwork/timesheet.ts';

type Adjustment = components['schemas']['EntryAdjustment'];

/**
 * Gives an entry new times; answers what it has become, newest first. `isMnco` comes with a
 * running entry alone (400 otherwise); true, the entry has run over midnight and each day gets its
 * own part. Source: document 2, section 7.
 */
export async function adjustOne(
  sheet: Timesheet,
  { isMnco, ...adjustment }: Adjustment & { isMnco?: boolean },
): Promise<EntryRecord[]> {
  const entry = await entryOf(sheet, adjustment.entryId);
  if (isMnco !== undefined && entry.endTime !== null) throw refuse(400, 'entryNotRunning');
  const adjusted = withTimes(entry, adjustment);
  await checkTimes(sheet, adjusted, { start: 'newStartTime', end: 'newEndTime' });
  const parts = isMnco
    ? splitAtMidnights(adjusted, sheet.timeZone, () => crypto.randomUUID())
    : [adjusted];
  for (const part of parts) await sheet.db.put('entries', part);
  return parts;
}

/**
 * Gives several entries new times at once. They are held to the rules when all have moved: so
 * neighbours can change places. 400 when one is named twice.
 */
export async function adjustSeveral(
  sheet: Timesheet,
  adjustments: readonly Adjustment[],
): Promise<EntryRecord[]> {
  const adjusted: EntryRecord[] = [];
  for (const adjustment of adjustments) {
    adjusted.push(withTimes(await entryOf(sheet, adjustment.entryId), adjustment));
  }
  const ids = adjusted.map(({ id }) => id);
  const again = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (again !== -1) throw refuseField(`${again}.entryId`, 'adjustedTwice');
  for (const entry of adjusted) await sheet.db.put('entries', entry);
  for (const [at, entry] of adjusted.entries()) {
    await checkTimes(sheet, entry, { start: `${at}.newStartTime`, end: `${at}.newEndTime` });
  }
  return newestFirst(adjusted);
}

const withTimes = (entry: EntryRecord, { newStartTime, newEndTime }: Adjustment): EntryRecord => ({
  ...entry,
  startTime: instantOf(newStartTime),
  endTime: newEndTime === undefined ? entry.endTime : instantOf(newEndTime),
});

/** Entries by their start, the latest first. */
export const newestFirst = (entries: readonly EntryRecord[]): EntryRecord[] =>
  entries.toSorted((a, b) => (a.startTime < b.startTime ? 1 : -1));
