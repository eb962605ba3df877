import { reject, rejectField } from '../../core/requests/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import { dailyParts } from '../../common/clockwork/parts.ts';
import { secondsBetween } from '../../store/seconds.ts';

/** An entry of up to this many seconds is too short to split. */
const tooShort = 120;

/**
 * The two parts of an entry, newest first; the older part keeps the id. 400 for an entry of two
 * minutes or less, one that ends 'now', or a time outside it. `at` is a UTC timestamp. Source:
 * CLOCK-031.
 */
export function splitAt(entry: EntryRecord, at: string, newId: string): [EntryRecord, EntryRecord] {
  if (entry.endTime === null) throw reject(400, 'splitRunning');
  if (secondsBetween(entry.startTime, entry.endTime) <= tooShort) {
    throw reject(400, 'splitTooShort');
  }
  if (at <= entry.startTime || at >= entry.endTime) throw rejectField('splitTime', 'splitOutside');
  return [
    { ...entry, id: newId, startTime: at },
    { ...entry, endTime: at },
  ];
}

/**
 * Splits an entry that ends after midnight in a time zone into one part per day, newest first. The
 * oldest part keeps the id; `newId` provides the others.
 */
export function splitAtMidnights(
  entry: EntryRecord,
  timeZone: string,
  newId: () => string,
): EntryRecord[] {
  if (entry.endTime === null) return [entry];
  const [oldest, ...later] = dailyParts(entry, timeZone, entry.endTime).toReversed();
  const rest = later.map((part) => ({ ...part, id: newId() }));
  return [...rest.toReversed(), oldest ?? entry];
}
