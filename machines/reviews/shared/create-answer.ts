import type { PromiseActorLogic } from 'xstate';
import { isBlank } from '../../texts.ts';
import type { FieldError } from '../../validation/field-errors.ts';
import { createSavedText } from './create-saved-text.ts';
import type { SavedTextOptions } from './saved-text.setup.ts';
import { checkLength, type StoredText, type TextToRead, type TextToSave } from './saved-text.ts';

/** The most symbols of an answer, as in the contract. */
export const answerLimit = 50_000;
/** The most symbols of a comment, as in the contract. */
export const commentLimit = 2000;

/** A required answer is not cleared; one that is optional may be. Source: REVW-040. */
const validateAnswer: SavedTextOptions['validate'] = ({ text, isRequired }) =>
  isRequired && isBlank(text) ? { rule: 'answer' } : checkLength(text, answerLimit);

/** A comment is deleted rather than cleared. */
const validateComment = ({ text }: { text: string }): FieldError | null =>
  isBlank(text) ? { rule: 'required' } : checkLength(text, commentLimit);

interface AnswerOptions {
  id: string;
  description: string;
  saveAnswer: PromiseActorLogic<StoredText, TextToSave>;
  readAnswer: PromiseActorLogic<StoredText | null, TextToRead>;
}

/** The machine of an answer that is saved as typed. Source: REVW-033, REVW-040. */
export const createAnswer = ({ saveAnswer, readAnswer, ...rest }: AnswerOptions) =>
  createSavedText({
    ...rest,
    validate: validateAnswer,
    saveText: saveAnswer,
    readTheirs: readAnswer,
  });

interface CommentOptions {
  id: string;
  description: string;
  saveComment: PromiseActorLogic<StoredText, TextToSave>;
  readComment: PromiseActorLogic<StoredText | null, TextToRead>;
  deleteComment: PromiseActorLogic<void, TextToRead>;
}

/** The machine of an own comment that is saved as typed, deleted and restored. Source: REVW-020. */
export const createComment = ({
  saveComment,
  readComment,
  deleteComment,
  ...rest
}: CommentOptions) =>
  createSavedText({
    ...rest,
    validate: validateComment,
    saveText: saveComment,
    readTheirs: readComment,
    deleteText: deleteComment,
  });
