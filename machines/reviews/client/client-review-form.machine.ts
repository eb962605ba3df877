import { createReviewForm } from '../shared/create-review-form.ts';
import { clientAnswerMachine } from './client-answer.machine.ts';
import { clientCommentMachine } from './client-comment.machine.ts';

export const clientReviewFormMachine = createReviewForm({
  id: 'client-review-form',
  description:
    'The form that a client contact fills in by the link: an actor for each answer and comment. Source: REVW-019, REVW-099.',
  answer: clientAnswerMachine,
  comment: clientCommentMachine,
});
