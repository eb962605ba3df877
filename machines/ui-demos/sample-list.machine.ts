import { fromPromise } from 'xstate';
import { buildSamples, type Sample } from './sample.ts';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

/** What a person has deleted, until the page is reloaded. */
const deleted = new Set<string>();

/** The sample records. They are part of the app: the demo calls no server. */
const loadSamples = fromPromise<readonly Sample[]>(async () =>
  buildSamples().filter(({ id }) => !deleted.has(id)),
);

const deleteSample = fromPromise<unknown, { row: Sample }>(async ({ input: { row } }) => {
  deleted.add(row.id);
});

/** Brings all sample records back. */
export const restoreSamples = (): void => deleted.clear();

export const sampleListMachine = createList<Sample>({
  id: 'sample-list',
  description:
    'A list of sample records with every operation that lists have, without a server. Source: INTEG-010.',
  loadRecords: loadSamples,
  parts: [deletion(deleteSample), bulkDeletion(({ id }) => id)],
});
