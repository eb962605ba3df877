import { createComment } from '../shared/create-answer.ts';
import { deleteComment, readComment, saveComment } from './staff-review-form.actors.ts';

export const staffCommentMachine = createComment({
  id: 'staff-comment',
  description:
    'A comment on an answer in a review, saved as typed, deleted and restored. Source: REVW-020, REVW-072, REVW-073.',
  saveComment,
  readComment,
  deleteComment,
});
