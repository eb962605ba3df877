import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ClockWorkPost } from './clockwork-day.actors.ts';
import type { Entry } from './entries.ts';

/** Saves an entry as it is described in its place, where a refusal of it stands. */
export const saveEntry = fromPromise<Entry[], ClockWorkPost>(
  async ({ input, signal }) =>
    (await api.postClockWork({ body: input, signal, isReported: true })).clockWorkEntries,
);
