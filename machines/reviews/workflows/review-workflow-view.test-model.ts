import { createRecordViewTestModel } from '../../testing/record-test-models.ts';
import { reviewWorkflowViewMachine } from './review-workflow-view.machine.ts';
import { exampleWorkflow } from './workflow.fixtures.ts';

export const testModel = createRecordViewTestModel(reviewWorkflowViewMachine, {
  record: exampleWorkflow,
  id: exampleWorkflow.id,
  rules: [
    { source: 'REVW-006', text: 'A workflow is shown as a chain of its steps.' },
    { source: 'PRIV-029', text: 'The page needs the right workflow.basic.' },
    { source: 'REVW-D01', text: 'Each step shows who carries it out, and its form.' },
  ],
});
