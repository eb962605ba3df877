/**
 * Takes the entries of one share out of `of`, counted from 1: each test file is one share, so that
 * as many files as there are workers run in parallel.
 */
export const takeShare = <Entry>(entries: readonly Entry[], nth: number, of: number): Entry[] =>
  entries.filter((_, index) => index % of === nth - 1);
