import { createAnswer } from '../shared/create-answer.ts';
import { readAnswer, saveAnswer } from './staff-review-form.actors.ts';

export const staffAnswerMachine = createAnswer({
  id: 'staff-answer',
  description: 'An answer in a review, saved as typed. Source: REVW-040, REVW-071.',
  saveAnswer,
  readAnswer,
});
