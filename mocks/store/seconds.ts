const minute = 60_000;

/** Seconds between two instants, whole and never below zero. */
export const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / 1000));

/** The times of an entry, or of a part of one, as UTC instants; one that runs has no end. */
export interface Timed {
  startTime: string;
  endTime: string | null;
}

/**
 * The seconds that an entry counts. People see and set minutes, so an ended entry counts from the minute
 * in which it starts to the minute in which it ends: what is shown is what is added up, and entries that
 * follow each other count no minute twice. One that runs counts to the second, until `now`.
 */
export const countedSeconds = ({ startTime, endTime }: Timed, now: string): number =>
  endTime === null ? secondsBetween(startTime, now) : minutesBetween(startTime, endTime) * 60;

/** The difference of two instants as people see them, in whole minutes; never below zero. */
export const minutesBetween = (start: string, end: string): number =>
  Math.max(0, Math.floor(Date.parse(end) / minute) - Math.floor(Date.parse(start) / minute));
