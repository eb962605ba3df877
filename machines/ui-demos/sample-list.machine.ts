import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteSample, loadSamples } from './sample-list.actors.ts';
import type { Sample } from './sample.ts';

export const sampleListMachine = createList<Sample>({
  id: 'sample-list',
  description:
    'A list of sample records with every operation that lists have, without a server. Source: INTEG-010.',
  loadRecords: loadSamples,
  parts: [deletion(deleteSample), bulkDeletion(({ id }) => id)],
});
