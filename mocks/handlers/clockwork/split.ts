import { reject, rejectField } from '../../core/refusal.ts';
import type { EntryRecord } from '../../store/world.ts';
import { dailyParts } from '../../common/clockwork/parts.ts';
import { secondsBetween } from '../../store/seconds.ts';

/** An entry of so many seconds or less is too short to split. */
const tooShort = 120;

/**
 * The two parts of an entry, newest first; the older one keeps the id. 400 for an entry of two
 * minutes or less, for one that ends 'now', and for a time outside it. `at` is an instant in UTC.
 * Source: CLOCK-031.
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
 * The parts of an entry that ends after a midnight of a time zone, newest first: each day has its
 * own. The oldest keeps the id, `newId` names the others.
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
