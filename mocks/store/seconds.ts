const minute = 60_000;

/** Whole seconds between two timestamps, at least zero. */
export const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / 1000));

/** The times of an entry, or of a part of one, as UTC timestamps; a running entry has no end. */
export interface Timed {
  startTime: string;
  endTime: string | null;
}

/**
 * The seconds that an entry counts. People see and set minutes, so an ended entry counts from its
 * start minute to its end minute: the sum matches the displayed times, and consecutive entries
 * count no minute twice. A running entry counts to the second, until `now`.
 */
export const countedSeconds = ({ startTime, endTime }: Timed, now: string): number =>
  endTime === null ? secondsBetween(startTime, now) : minutesBetween(startTime, endTime) * 60;

/** The difference of two timestamps as people see it, in whole minutes; at least zero. */
export const minutesBetween = (start: string, end: string): number =>
  Math.max(0, Math.floor(Date.parse(end) / minute) - Math.floor(Date.parse(start) / minute));
