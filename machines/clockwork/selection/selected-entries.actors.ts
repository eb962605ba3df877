import { fromPromise } from 'xstate';
import { api, type Input } from '#openapi/client/index.ts';
import { type Entry, seen } from '../entry/entries.ts';

/** Maximum number of entries per call. */
const limit = 100;

const inCalls = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / limit) }, (_, at) =>
    items.slice(at * limit, (at + 1) * limit),
  );

export const deleteSelected = fromPromise<void, readonly Entry[]>(async ({ input, signal }) => {
  for (const entries of inCalls(input)) {
    await api.deleteClockWorkEntries({ body: entries.map(({ id }) => id), signal });
  }
});

export const assignSelected = fromPromise<Entry[], { entries: readonly Entry[]; taskId: string }>(
  async ({ input: { entries, taskId }, signal }) => {
    const booked: Entry[] = [];
    for (const some of inCalls(entries)) {
      const body = some.map(seen);
      const response = await api.assignClockWorkEntries({ query: { taskId }, body, signal });
      booked.push(...response.clockWorkEntries);
    }
    return booked;
  },
);

export const markSelected = fromPromise<Entry[], { entries: readonly Entry[]; isWFO: boolean }>(
  async ({ input: { entries, isWFO }, signal }) => {
    const marked: Entry[] = [];
    for (const some of inCalls(entries)) {
      const body = some.map(seen);
      const response = await api.updateWorkStatus({ query: { isWFO }, body, signal });
      marked.push(...response.clockWorkEntries);
    }
    return marked;
  },
);

export const adjustSelected = fromPromise<Entry[], Input<'adjustMultipleClockWorkEntries'>['body']>(
  async ({ input, signal }) =>
    (await api.adjustMultipleClockWorkEntries({ body: input, signal })).clockWorkEntries,
);
