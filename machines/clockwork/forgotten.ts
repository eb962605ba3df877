import type { Entry } from './entries.ts';
import { addDays, toIsoDay, toUtcTimestamp, startOfDay } from './time.ts';

/** How long after its likely end an entry is asked about, in ms. */
export const grace = 3_600_000;

/** How long nobody is asked again after 'Yes, still working', in ms. */
export const rest = 7_200_000;

/** In seconds, where the organization does not say how long it works. */
const defaultLength = 28_800;

/** What the organization works on the day that an entry began. */
export interface WorkingHours {
  /** When work begins, HH:mm; null without settings. */
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
 * Whether an entry still runs though its day is over: nobody knows how long the work lasted, so it counts
 * nothing until it has an end, as the server counts. Source: decisions, "ClockWork".
 */
export const isStale = (
  { startTime, endTime }: Pick<Entry, 'startTime' | 'endTime'>,
  { timeZone, now }: Now,
): boolean => endTime === null && toIsoDay(startTime, timeZone) < toIsoDay(now, timeZone);

/** The entries that count: all but forgotten ones. */
export const filterCounted = <Some extends Pick<Entry, 'startTime' | 'endTime'>>(
  entries: readonly Some[],
  now: Now,
): readonly Some[] => entries.filter((entry) => !isStale(entry, now));

interface Known {
  timeZone: string;
  /** When the person was last active on the entry's day, in ms since 1970; null where nobody knows. */
  lastSeen: number | null;
}

/**
 * When work on a running entry has ended, if it was forgotten: with the working day, or later where the
 * person was still active; started after work or on a day off, when they were last active, else once it
 * has lasted as long as a working day. Never before the start, and with the entry's day at the latest. In
 * ms since 1970, a whole minute unless that lies before the start. Source: decisions, "ClockWork".
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
