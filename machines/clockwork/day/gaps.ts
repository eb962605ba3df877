import { countedTime } from './counted.ts';
import { isRunning, type Entry } from '../entry/entries.ts';

/** Minimum length of a gap, in ms of the displayed times. */
const smallest = 60_000;

/** Unrecorded time between two entries of a day. */
export interface Gap {
  older: Entry;
  newer: Entry;
  /** UTC timestamps: the end of the older entry, and the start of the newer one. */
  from: string;
  until: string;
  seconds: number;
}

/** How a gap is filled: the newer entry starts earlier, or the older one ends later. */
export type Fill = 'upfill' | 'downfill';

/** An entry that was stopped at the time of its start sorts before one that starts then. */
const toSortKey = ({ startTime, endTime }: Entry) => `${startTime} ${endTime ?? '~'}`;

/**
 * The gaps of a day by the id of the newer entry: each start is compared with the end of the next
 * older entry. Both fills apply; a gap of less than a minute does not count. Source: CLOCK-028;
 * CLOCK-D52.
 */
export function findGaps(entries: readonly Entry[]): ReadonlyMap<string, Gap> {
  const inTime = entries.toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1));
  const gaps = new Map<string, Gap>();
  for (const [at, newer] of inTime.entries()) {
    const older = inTime[at - 1];
    if (!older || older.endTime === null) continue;
    const times = { from: older.endTime, until: newer.startTime };
    const length = countedTime({ startTime: times.from, endTime: times.until }, { now: 0 });
    if (length < smallest) continue;
    gaps.set(newer.id, { older, newer, ...times, seconds: length / 1000 });
  }
  return gaps;
}

/** The entry that a fill extends, as it is afterwards. */
export function filled({ older, newer, from, until, seconds }: Gap, fill: Fill): Entry {
  const entry = fill === 'upfill' ? { ...newer, startTime: from } : { ...older, endTime: until };
  return isRunning(entry)
    ? entry
    : { ...entry, totalTimeInSeconds: entry.totalTimeInSeconds + seconds };
}
