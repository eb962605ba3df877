import { exampleSource } from '../shared/review-form.fixtures.ts';
import { createSavedTextTestModel } from '../shared/saved-text-test-model.ts';
import { clientAnswerMachine } from './client-answer.machine.ts';

export const testModel = createSavedTextTestModel(clientAnswerMachine, {
  source: exampleSource,
  isDeletable: false,
  rules: [
    { source: 'REVW-040', text: 'A required answer is not cleared.' },
    { source: 'REVW-101', text: 'A client saves an answer by the link, without an account.' },
  ],
});
