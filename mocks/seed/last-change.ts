import type { LastChange } from './seeded.ts';

/** The last change of a record by its place in the list: the administrators took turns. */
export const buildLastChange = (at: number): LastChange => ({
  by: at % 3 === 1 ? 'Kira Novak' : 'Ava Stone',
  daysAgo: (at * 7) % 40,
});
