import type { StaleCheck } from '../../common/clockwork/stale-check.ts';
import { continuedInto, type Span } from '../../common/clockwork/parts.ts';
import { minutesBetween, secondsBetween } from '../../store/seconds.ts';
import type { Timesheet } from '../../common/clockwork/timesheet.ts';

/**
 * The seconds of a person's entries within a time span, and the number of entries that need an end.
 * Equals the sum of the parts from `partsIn`, but is fast enough to add up years for many people.
 */
export async function secondsWithin(
  { db, now, isStale }: Pick<Timesheet, 'db' | 'now'> & { isStale: StaleCheck },
  employeeId: string,
  { from, below }: Span,
): Promise<{ seconds: number; needingEnd: number }> {
  const [inside, before] = await Promise.all([
    // In the order of the index, which avoids sorting.
    db.query('entries', {
      where: { employeeId, startTime: { from, below } },
      order: { by: 'startTime' },
    }),
    continuedInto({ db, now, employeeId }, from),
  ]);
  let seconds = 0;
  let needingEnd = 0;
  for (const entry of [...before, ...inside]) {
    if (isStale(entry)) {
      needingEnd += 1;
      continue;
    }
    const { startTime, endTime } = entry;
    const start = startTime < from ? from : startTime;
    const end = (endTime ?? now) > below ? below : endTime;
    seconds += end === null ? secondsBetween(start, now) : minutesWithin(start, end) * 60;
  }
  return { seconds, needingEnd };
}

/**
 * Like `minutesBetween`; within one day it compares only the digits, which is ten times faster than
 * a `Date`.
 */
const minutesWithin = (start: string, end: string): number =>
  start.slice(0, 11) === end.slice(0, 11) && isNormalized(start) && isNormalized(end)
    ? Math.max(0, minuteOfDay(end) - minuteOfDay(start))
    : minutesBetween(start, end);

/** Whether a timestamp has the stored format: UTC with milliseconds. */
const isNormalized = (timestamp: string) => timestamp.length === 24 && timestamp.endsWith('Z');

const minuteOfDay = (timestamp: string): number =>
  digits(timestamp, 11) * 60 + digits(timestamp, 14);

const zero = 48;

/** Parses the two digits at an index. */
const digits = (text: string, at: number): number =>
  (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
