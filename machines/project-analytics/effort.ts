/** Time in whole hours and minutes. */
export interface Effort {
  hours: number;
  minutes: number;
}

/** Converts a time in seconds. Source: ANLYT-063. */
export const toEffort = (seconds: number): Effort => ({
  hours: Math.floor(seconds / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
});

/**
 * Parses a time in the server's format, e.g. `12 Hrs 5 m`; null for any other. Source: ANLYT-048.
 */
export function parseEffort(text: string): Effort | null {
  const [, hours, minutes] = /^(\d+) Hrs (\d+) m$/.exec(text) ?? [];
  return hours === undefined ? null : { hours: Number(hours), minutes: Number(minutes) };
}
