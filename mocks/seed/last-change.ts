import type { LastChange } from './seeded.ts';

/** The last change of a record by its position in the list; the administrators alternate. */
export const buildLastChange = (at: number): LastChange => ({
  by: at % 3 === 1 ? 'Kira Novak' : 'Ava Stone',
  daysAgo: (at * 7) % 40,
});
