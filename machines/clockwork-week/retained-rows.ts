/** How long a device stores the rows without time of a week, in ms: eight weeks. */
const lifetime = 8 * 7 * 86_400_000;

/**
 * Whether a device still stores the rows without time of a week, identified by its first day.
 * Source: CLOCK-D73.
 */
export const areRowsRetained = (week: string, now: number): boolean =>
  now - Date.parse(week) < lifetime;
