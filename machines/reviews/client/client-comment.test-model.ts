import { commentSource } from '../shared/review-form.fixtures.ts';
import { createSavedTextTestModel } from '../shared/saved-text-test-model.ts';
import { clientCommentMachine } from './client-comment.machine.ts';

export const testModel = createSavedTextTestModel(clientCommentMachine, {
  source: commentSource,
  isDeletable: true,
  rules: [
    { source: 'REVW-102', text: 'A client comments on an answer by the link.' },
    {
      source: 'REVW-103',
      text: 'A client deletes an own comment, and can restore it for a while.',
    },
  ],
});
