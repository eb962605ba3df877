import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { reviewStepFormMachine } from './review-step-form.machine.ts';
import { exampleStep } from './review-step.fixtures.ts';
import { toStepForm } from './review-step.ts';

export const testModel = createRecordPartTestModel(reviewStepFormMachine, {
  part: exampleStep,
  valid: toStepForm(exampleStep),
  broken: { stepName: ' ' },
  rules: [
    { source: 'REVW-023', text: 'A step has nudges for the manager and the client.' },
    {
      source: 'REVW-D01',
      text: 'The reviewee, the manager, a client or the administrators carry out a step.',
    },
    { source: 'REVW-D01', text: 'A running cycle keeps the steps that it began with.' },
  ],
});
