import { createAnswer } from '../shared/create-answer.ts';
import { readClientAnswer, saveClientAnswer } from './client-texts.actors.ts';

export const clientAnswerMachine = createAnswer({
  id: 'client-answer',
  description:
    'An answer that a client contact writes by the link, saved as typed. Source: REVW-101.',
  saveAnswer: saveClientAnswer,
  readAnswer: readClientAnswer,
});
