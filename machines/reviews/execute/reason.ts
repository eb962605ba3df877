import type { FieldError } from '../../validation/field-errors.ts';

/** The most characters that a reason can have. */
export const reasonLimit = 500;

/** The error of the reason for sending a review back; null if it is valid. Source: REVW-022. */
export function validateReason(reason: string): FieldError | null {
  const length = Array.from(reason.trim()).length;
  if (length === 0) return { rule: 'required' };
  return length > reasonLimit ? { rule: 'max', values: { max: reasonLimit } } : null;
}
