import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Entry } from './entries.ts';

/** One page of the matching entries, newest first, and the total count. */
export interface FoundEntries {
  entries: readonly Entry[];
  total: number;
}

/**
 * Number of entries shown before anything is typed. Source: CLOCK-D95.
 */
const mostRecent = 10;

/** A page of 20 entries after the first `skip`; without a text, the ten most recent ones. */
export const findEntries = fromPromise<FoundEntries, { text: string; skip: number }>(
  async ({ input: { text, skip }, signal }) => {
    if (text === '') {
      const path = { n: mostRecent };
      const { clockWorkEntries } = await api.getMostRecentEntries({ path, signal });
      return { entries: clockWorkEntries, total: clockWorkEntries.length };
    }
    const query = { searchCharacters: text, skip };
    const { clockWorkEntries, totalCount } = await api.searchClockWorkEntries({ query, signal });
    return { entries: clockWorkEntries, total: totalCount };
  },
);
