import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Entry } from '../clockwork/entry/entries.ts';

/** Number of entries to examine: enough to include recurring work. */
const looked = 30;

/** The person's most recent entries, newest first. The page shows why they cannot be loaded. */
export const getMostRecentEntries = fromPromise<Entry[]>(
  async ({ signal }) =>
    (await api.getMostRecentEntries({ path: { n: looked }, signal, isSilent: true }))
      .clockWorkEntries,
);
