/**
 * Every so many-th of the entries, from the `nth` (1 is the first) on: each file of tests is one
 * share, and as many files as there are workers are tried at once.
 */
export const takeShare = <Entry>(entries: readonly Entry[], nth: number, of: number): Entry[] =>
  entries.filter((_, index) => index % of === nth - 1);
