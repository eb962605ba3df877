import { createReviewForm } from '../shared/create-review-form.ts';
import { staffAnswerMachine } from './staff-answer.machine.ts';
import { staffCommentMachine } from './staff-comment.machine.ts';

export const staffReviewFormMachine = createReviewForm({
  id: 'staff-review-form',
  description:
    'The answers and comments of one person at their step of a review, each saved as typed. Source: REVW-019, REVW-071, REVW-072.',
  answer: staffAnswerMachine,
  comment: staffCommentMachine,
});
