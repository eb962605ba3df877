import { createListTestModel } from '../../testing/list-test-models.ts';
import { reviewWorkflowListMachine } from './review-workflow-list.machine.ts';
import { exampleWorkflow } from './workflow.fixtures.ts';

export const testModel = createListTestModel(reviewWorkflowListMachine, exampleWorkflow, [
  { source: 'REVW-006', text: 'Workflows have a page of their own.' },
  { source: 'PRIV-029', text: 'The list needs the right workflow.basic.' },
  { source: 'REVW-D01', text: 'A workflow that a cycle uses is not deleted.' },
]);
