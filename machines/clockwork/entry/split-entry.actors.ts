import { fromPromise } from 'xstate';
import { api, type Input } from '#openapi/client/index.ts';
import type { Entry } from './entries.ts';

/** Returns both parts; the older one keeps the id. */
export const splitClockWorkEntry = fromPromise<Entry[], Input<'splitClockWorkEntry'>['query']>(
  async ({ input, signal }) =>
    (await api.splitClockWorkEntry({ query: input, signal, isReported: true })).clockWorkEntries,
);
