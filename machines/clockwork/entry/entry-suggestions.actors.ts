import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Entry } from './entries.ts';

// No one requested the suggestions: if they cannot be loaded, the field works without them and
// shows no message.
const quietly = { isReported: true, isQueued: true };

/**
 * Number of entries loaded when the field gets the focus. Source: CLOCK-D33.
 */
const mostRecent = 10;

/** The person's most recent entries. */
export const readRecentEntries = fromPromise<readonly Entry[]>(async ({ signal }) => {
  const path = { n: mostRecent };
  return (await api.getMostRecentEntries({ path, signal, ...quietly })).clockWorkEntries;
});

/** The first page of entries of all days that match a text. */
export const findSimilarEntries = fromPromise<readonly Entry[], { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchCharacters: text, skip: 0 };
    return (await api.searchClockWorkEntries({ query, signal, ...quietly })).clockWorkEntries;
  },
);
