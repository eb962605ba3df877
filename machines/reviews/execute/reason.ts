import type { FieldError } from '../../validation/field-errors.ts';

/** The most characters that a reason can have. */
export const reasonLimit = 500;

/** The most characters of what a reviewee adds when they confirm. */
export const commentsLimit = 2000;

/** The error of what a reviewee adds when they confirm; null if it is valid. Source: REVW-D40. */
export const validateComments = (comments: string): FieldError | null =>
  Array.from(comments.trim()).length > commentsLimit
    ? { rule: 'max', values: { max: commentsLimit } }
    : null;

/** The error of the reason for sending a review back; null if it is valid. Source: REVW-022. */
export function validateReason(reason: string): FieldError | null {
  const length = Array.from(reason.trim()).length;
  if (length === 0) return { rule: 'required' };
  return length > reasonLimit ? { rule: 'max', values: { max: reasonLimit } } : null;
}
