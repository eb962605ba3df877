/** Seconds between two instants, whole and never below zero. */
export const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / 1000));
