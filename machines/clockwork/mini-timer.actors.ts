import { fromPromise } from 'xstate';
import { api, type Answer } from '#openapi/client/index.ts';
import { miniEntry, type Entry } from './entries.ts';

export const getClockWorkMini = fromPromise<Answer<'getClockWorkMini'>, { date: string }>(
  ({ input, signal }) => api.getClockWorkMini({ path: { date: input.date }, signal }),
);

export const startMiniEntry = fromPromise<Entry, { startTime: string; description: string }>(
  async ({ input, signal }) => {
    const { clockWorkMini } = await api.startMiniEntry({ body: input, signal });
    return clockWorkMini;
  },
);

interface MiniInput {
  entry: Entry;
  description: string;
}

const body = ({ entry, description }: MiniInput) => ({
  id: entry.id,
  startTime: entry.startTime,
  description,
});

export const updateMiniEntry = fromPromise<Entry, MiniInput>(async ({ input, signal }) => {
  const { clockWorkMini } = await api.updateMiniEntry({ body: body(input), signal });
  return clockWorkMini;
});

/** Answers the entry that still runs, which is none after a stop. */
export const endMiniEntry = fromPromise<Entry | null, MiniInput>(async ({ input, signal }) => {
  const { clockWorkEntries } = await api.endMiniEntry({ body: body(input), signal });
  return miniEntry(clockWorkEntries);
});
