import { createComment } from '../shared/create-answer.ts';
import {
  deleteClientComment,
  readClientComment,
  saveClientComment,
} from './client-texts.actors.ts';

export const clientCommentMachine = createComment({
  id: 'client-comment',
  description:
    'A comment that a client contact writes by the link, saved as typed; it can be deleted, and restored for a while. Source: REVW-102, REVW-103.',
  saveComment: saveClientComment,
  readComment: readClientComment,
  deleteComment: deleteClientComment,
});
