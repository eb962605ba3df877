import { createRecordFormTestModel } from '../../testing/record-test-models.ts';
import { reviewWorkflowFormMachine } from './review-workflow-form.machine.ts';
import { exampleChoices, exampleWorkflow } from './workflow.fixtures.ts';
import { toWorkflowForm } from './workflow.ts';

export const testModel = createRecordFormTestModel(reviewWorkflowFormMachine, {
  id: exampleWorkflow.id,
  valid: toWorkflowForm(exampleWorkflow),
  broken: { name: '' },
  choices: exampleChoices,
  rules: [
    { source: 'REVW-006', text: 'A workflow has 1 to 12 steps in order, each at most once.' },
    {
      source: 'REVW-D28',
      text: 'The steps and forms to choose from come with the workflows.',
    },
    { source: 'REVW-D26', text: 'A deactivated workflow is no longer the default.' },
  ],
});
