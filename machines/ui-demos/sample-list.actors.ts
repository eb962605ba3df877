import { fromPromise } from 'xstate';
import { buildSamples, type Sample } from './sample.ts';

/** What a person has deleted, until the page is reloaded. */
const deleted = new Set<string>();

/** The sample records. They are part of the app: the demo calls no server. */
export const loadSamples = fromPromise<readonly Sample[]>(async () =>
  buildSamples().filter(({ id }) => !deleted.has(id)),
);

export const deleteSample = fromPromise<unknown, { row: Sample }>(async ({ input: { row } }) => {
  deleted.add(row.id);
});

/** Brings all sample records back. */
export const restoreSamples = (): void => deleted.clear();
