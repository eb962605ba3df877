import { createListTestModel } from '../../testing/list-test-models.ts';
import { engagementListMachine } from './engagement-list.machine.ts';
import { exampleRow } from './engagement-row.fixtures.ts';

export const testModel = createListTestModel(engagementListMachine, exampleRow, [
  {
    source: 'ENGAG-004',
    text: 'A row shows prospect, stage, activity ratio and effort ratio in hours.',
  },
  {
    source: 'ENGAG-039',
    text: 'A row has the completed and all activities, and the done and all hours.',
  },
]);
