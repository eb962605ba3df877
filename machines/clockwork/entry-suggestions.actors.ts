import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Entry } from './entries.ts';

// Nobody has asked for them: where nothing can be read, the field is a plain one.
const quietly = { isReported: true, isQueued: true };

/** How many are read once the field is entered. Source: decisions, "ClockWork server rules". */
const mostRecent = 10;

/** The person's most recent entries. */
export const readRecentEntries = fromPromise<readonly Entry[]>(async ({ signal }) => {
  const path = { n: mostRecent };
  return (await api.getMostRecentEntries({ path, signal, ...quietly })).clockWorkEntries;
});

/** The first page of the entries of all days that fit a text. */
export const findSimilarEntries = fromPromise<readonly Entry[], { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchCharacters: text, skip: 0 };
    return (await api.searchClockWorkEntries({ query, signal, ...quietly })).clockWorkEntries;
  },
);
