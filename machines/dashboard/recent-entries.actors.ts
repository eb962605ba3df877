import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Entry } from '../clockwork/entries.ts';

/** How many entries are looked at: what a person does again and again is among them. */
const looked = 30;

/** The person's most recent entries, the newest first. Why they cannot be read stands on the page. */
export const getMostRecentEntries = fromPromise<Entry[]>(
  async ({ signal }) =>
    (await api.getMostRecentEntries({ path: { n: looked }, signal, isSilent: true }))
      .clockWorkEntries,
);
