/** After this many ms the rows without time of a week are forgotten: eight weeks. */
const lifetime = 8 * 7 * 86_400_000;

/**
 * Whether a device keeps the rows without time of a week, told by its first day. Source: decisions,
 * "Screens".
 */
export const areRowsRetained = (week: string, now: number): boolean =>
  now - Date.parse(week) < lifetime;
