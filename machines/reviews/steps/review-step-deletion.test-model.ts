import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { reviewStepDeletionMachine } from './review-step-deletion.machine.ts';
import { exampleStep } from './review-step.fixtures.ts';

export const testModel = createPartDeletionTestModel(reviewStepDeletionMachine, {
  part: exampleStep,
  rules: [
    { source: 'REVW-049', text: 'A step is deleted only after a confirmation.' },
    { source: 'REVW-D01', text: 'A step that a workflow uses cannot be deleted.' },
    { source: 'REVW-023', text: 'The steps after a deleted one move up.' },
  ],
});
