import { countedTime } from '../day/counted.ts';
import type { Entry } from './entries.ts';
import { addDays, toIsoDay, toUtcTimestamp } from '../day/time.ts';

const minute = 60_000;

/** Entries of up to this many milliseconds are too short to split. */
const tooShort = 2 * minute;

/**
 * Why an entry cannot be split; null if it can. Source: CLOCK-031: not at two minutes or less, and
 * not when it ends 'now'.
 */
export function splitBlocked(entry: Entry): 'endsNow' | 'tooShort' | null {
  if (entry.endTime === null) return 'endsNow';
  return Date.parse(entry.endTime) - Date.parse(entry.startTime) <= tooShort ? 'tooShort' : null;
}

/** The whole minutes at which an entry that has ended can be split, in ms since 1970. */
export function splitRange({ startTime, endTime }: Entry): { first: number; last: number } {
  const end = Date.parse(endTime ?? startTime);
  return {
    first: (Math.floor(Date.parse(startTime) / minute) + 1) * minute,
    last: (Math.ceil(end / minute) - 1) * minute,
  };
}

/** The whole minute in the middle of an entry. */
export function getMiddle(entry: Entry): number {
  const { first, last } = splitRange(entry);
  return Math.round((first + last) / 2 / minute) * minute;
}

/**
 * The first time within an entry at which the clock shows `time` (HH:mm); null if there is none.
 */
export function pointAt(entry: Entry, time: string, timeZone: string): number | null {
  const { first, last } = splitRange(entry);
  const lastDay = toIsoDay(last, timeZone);
  for (let day = toIsoDay(first, timeZone); day <= lastDay; day = addDays(day, 1)) {
    const point = Date.parse(toUtcTimestamp(`${day}T${time}`, timeZone) ?? '');
    if (point >= first && point <= last) return point;
  }
  return null;
}

/** The lengths of both parts in seconds, the older one first. */
export function partsAt(
  entry: Pick<Entry, 'startTime' | 'endTime'>,
  point: number,
): { before: number; after: number } {
  const at = new Date(point).toISOString();
  const { startTime, endTime } = entry;
  return {
    before: countedTime({ startTime, endTime: at }, { now: point }) / 1000,
    after: countedTime({ startTime: at, endTime: endTime ?? at }, { now: point }) / 1000,
  };
}
