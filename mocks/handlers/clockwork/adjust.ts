import type { components } from '@atrium/contract/generated/types.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import { splitAtMidnights } from './split.ts';
import { toUtcTimestamp } from '../../common/clockwork/time.ts';
import { fitted, loadFitting } from '../../common/clockwork/fit.ts';
import { storeAll } from '../../common/clockwork/store-entries.ts';
import {
  requireEntries,
  requireEntry,
  type OwnTimesheet,
} from '../../common/clockwork/timesheet.ts';
import { newestFirst } from '../../common/clockwork/view.ts';

type Adjustment = components['schemas']['EntryAdjustment'];

/**
 * Changes the times of an entry and returns the resulting entries, newest first. `isMnco` is
 * allowed only for a running entry (otherwise 400); if true, the entry ran past midnight and is
 * split into one part per day. Source: CLOCK-061.
 */
export async function adjustOne(
  sheet: OwnTimesheet,
  { isMnco, ...adjustment }: Adjustment & { isMnco?: boolean },
): Promise<EntryRecord[]> {
  const entry = await requireEntry(sheet, adjustment.entryId, adjustment.version);
  if (isMnco !== undefined && entry.endTime !== null) throw reject(400, 'entryNotRunning');
  const adjusted = await fitted(sheet, withTimes(entry, adjustment), {
    start: 'newStartTime',
    end: 'newEndTime',
  });
  const parts = isMnco
    ? splitAtMidnights(adjusted, sheet.timeZone, () => crypto.randomUUID())
    : [adjusted];
  return storeAll(sheet, parts);
}

/**
 * Changes the times of multiple entries at once. The rules are checked after all have moved, so
 * that neighbours can swap places. 400 when an entry occurs twice, 409 for one that changed since.
 */
export async function adjustMultiple(
  sheet: OwnTimesheet,
  adjustments: readonly Adjustment[],
): Promise<EntryRecord[]> {
  const requested = adjustments.map(({ entryId: id, version }) => ({ id, version }));
  const entries = await requireEntries(sheet, requested);
  const adjusted = entries.flatMap((entry, at) => {
    const adjustment = adjustments[at];
    return adjustment ? [withTimes(entry, adjustment)] : [];
  });
  const ids = adjusted.map(({ id }) => id);
  const again = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (again !== -1) throw rejectField(`${again}.entryId`, 'adjustedTwice');
  const moved = await storeAll(sheet, adjusted);
  const fit = await loadFitting(sheet, moved);
  for (const [at, entry] of moved.entries()) {
    const fields = { start: `${at}.newStartTime`, end: `${at}.newEndTime` };
    const fittedEntry = fit(entry, fields);
    await sheet.db.put('entries', fittedEntry);
    moved[at] = fittedEntry;
  }
  return newestFirst(moved);
}

const withTimes = (entry: EntryRecord, { newStartTime, newEndTime }: Adjustment): EntryRecord => ({
  ...entry,
  startTime: toUtcTimestamp(newStartTime),
  endTime: newEndTime === undefined ? entry.endTime : toUtcTimestamp(newEndTime),
});
