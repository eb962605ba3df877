import type { Entry } from '../entry/entries.ts';
import { addDays, toIsoDay, toUtcTimestamp, startOfDay } from '../day/time.ts';

/** Time in ms after the likely end until the person is asked about the entry. */
export const grace = 3_600_000;

/** Time in ms until the person is asked again after 'Yes, still working'. */
export const rest = 7_200_000;

/** Default working time in seconds, for an organization without settings. */
const defaultLength = 28_800;

/** The working hours of the organization on the day that an entry started. */
export interface WorkingHours {
  /** Start of work, HH:mm; null without settings. */
  start: string | null;
  /** 0 on a day off; null without settings. */
  seconds: number | null;
}

interface Now {
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Whether an entry still runs although its day is over: its real length is unknown, so it counts as
 * zero until it has an end, as on the server. Source: CLOCK-D73.
 */
export const isStale = (
  { startTime, endTime }: Pick<Entry, 'startTime' | 'endTime'>,
  { timeZone, now }: Now,
): boolean => endTime === null && toIsoDay(startTime, timeZone) < toIsoDay(now, timeZone);

/** The entries that count: all except forgotten ones. */
export const filterCounted = <Some extends Pick<Entry, 'startTime' | 'endTime'>>(
  entries: readonly Some[],
  now: Now,
): readonly Some[] => entries.filter((entry) => !isStale(entry, now));

interface Known {
  timeZone: string;
  /** When the person was last active on the entry's day, in ms since 1970; null if unknown. */
  lastSeen: number | null;
}

/**
 * The likely end of work on a running entry if it was forgotten: the end of the working day, or
 * later if the person was still active; if it started after work or on a day off, their last
 * activity, else its start plus the length of a working day. Never before the start, and at the
 * latest the end of the entry's day. In ms since 1970, a whole minute unless that lies before the
 * start. Source: CLOCK-D92.
 */
export function likelyEnd(
  startTime: string,
  { start, seconds }: WorkingHours,
  { timeZone, lastSeen }: Known,
): number {
  const started = Date.parse(startTime);
  const day = toIsoDay(startTime, timeZone);
  const midnight = startOfDay(addDays(day, 1), timeZone);
  const opening = start === null ? null : toUtcTimestamp(`${day}T${start}`, timeZone);
  const closing = opening === null || !seconds ? 0 : Date.parse(opening) + seconds * 1000;
  const seen = lastSeen !== null && lastSeen < midnight ? lastSeen : 0;
  const known = Math.max(closing, seen);
  const end = known > started ? known : started + (seconds || defaultLength) * 1000;
  const earliest = Math.min(end, midnight);
  return Math.max(earliest - (earliest % 60_000), started);
}
