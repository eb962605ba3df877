import { exampleSource } from '../shared/review-form.fixtures.ts';
import { createSavedTextTestModel } from '../shared/saved-text-test-model.ts';
import { staffAnswerMachine } from './staff-answer.machine.ts';

export const testModel = createSavedTextTestModel(staffAnswerMachine, {
  source: exampleSource,
  isDeletable: false,
  rules: [
    { source: 'REVW-040', text: 'A required answer is not cleared.' },
    { source: 'REVW-071', text: 'Those who carry out the present step save answers.' },
  ],
});
