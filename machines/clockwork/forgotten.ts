import { dayOf, instantOf } from './time.ts';

/** How long after its likely end an entry is asked about, in ms. */
export const grace = 3_600_000;

/** How long nobody is asked again after 'Yes, still working', in ms. */
export const rest = 7_200_000;

/** In seconds, where the organization does not say how long it works. */
const usualLength = 28_800;

/** What the organization works on the day that an entry began. */
export interface WorkingHours {
  /** When work begins, HH:mm; null without settings. */
  start: string | null;
  /** 0 on a day off; null without settings. */
  seconds: number | null;
}

/**
 * When work on a running entry has ended, if it was forgotten: with the working day, or, begun after
 * that or on a day off, once it has lasted as long as one. In ms since 1970, a whole minute. Source:
 * decisions, "ClockWork".
 */
export function likelyEnd(
  startTime: string,
  { start, seconds }: WorkingHours,
  timeZone: string,
): number {
  const begun = Date.parse(startTime);
  const opening =
    start === null ? null : instantOf(`${dayOf(startTime, timeZone)}T${start}`, timeZone);
  const closing = opening === null || !seconds ? 0 : Date.parse(opening) + seconds * 1000;
  const end = closing > begun ? closing : begun + (seconds || usualLength) * 1000;
  return end - (end % 60_000);
}
