import { createListTestModel } from '../testing/list-test-models.ts';
import { sampleListMachine } from './sample-list.machine.ts';
import { buildSamples, type Sample } from './sample.ts';

const [example] = buildSamples() as [Sample];

export const testModel = createListTestModel(sampleListMachine, example, [
  { source: 'INTEG-010', text: 'The listing page shows the list that every area uses.' },
  {
    source: 'INTEG-020',
    text: 'Its records are samples: the list can be tried without changing data.',
  },
  { source: 'INTEG-015', text: 'The page needs the right uiDemos.basic.' },
]);
