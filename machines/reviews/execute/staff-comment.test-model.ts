import { commentSource } from '../shared/review-form.fixtures.ts';
import { createSavedTextTestModel } from '../shared/saved-text-test-model.ts';
import { staffCommentMachine } from './staff-comment.machine.ts';

export const testModel = createSavedTextTestModel(staffCommentMachine, {
  source: commentSource,
  isDeletable: true,
  rules: [
    { source: 'REVW-072', text: 'A comment is saved under an id that this device has made.' },
    { source: 'REVW-073', text: 'An own comment is deleted, and can be restored for a while.' },
  ],
});
