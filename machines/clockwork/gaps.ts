import { countedTime } from './counted.ts';
import { isRunning, type Entry } from './entries.ts';

/** A gap shorter than this, in ms of the shown times, is none. */
const smallest = 60_000;

/** Time between two entries of a day in which nothing was done. */
export interface Gap {
  older: Entry;
  newer: Entry;
  /** UTC instants: the end of the older entry, and the start of the newer one. */
  from: string;
  until: string;
  seconds: number;
}

/** How a gap is filled: the newer entry starts earlier, or the older one ends later. */
export type Fill = 'upfill' | 'downfill';

/** One that was stopped in the moment of its start comes before what starts then. */
const toSortKey = ({ startTime, endTime }: Entry) => `${startTime} ${endTime ?? '~'}`;

/**
 * The gaps of a day by the id of the newer entry: each start is compared with the end of the next
 * older entry. Both fills are applicable there; a gap of less than a minute is none.
 * Source: CLOCK-028; decisions, "Screens".
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

/** The entry that grows by a fill, as it is afterwards. */
export function filled({ older, newer, from, until, seconds }: Gap, fill: Fill): Entry {
  const entry = fill === 'upfill' ? { ...newer, startTime: from } : { ...older, endTime: until };
  return isRunning(entry)
    ? entry
    : { ...entry, totalTimeInSeconds: entry.totalTimeInSeconds + seconds };
}
