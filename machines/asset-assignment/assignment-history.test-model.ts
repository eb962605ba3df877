import { createOpenedTestModel } from '../testing/opened-test-model.ts';
import { assignmentHistoryMachine } from './assignment-history.machine.ts';
import { examplePast } from './assignee.fixtures.ts';

export const testModel = createOpenedTestModel(assignmentHistoryMachine, {
  id: 'a55e7001-0000-4000-8000-000000000001',
  content: examplePast,
  rules: [
    {
      source: 'ASSET-112',
      text: "An asset's history shows its current and previous assignees.",
    },
    {
      source: 'ASSET-D07',
      text: 'An assignment without an end is current.',
    },
  ],
});
