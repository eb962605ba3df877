import type { FieldError } from './faults.ts';

/** What the fields of `src/ui` report of a date and of a time that is filled in part. */
export const incompleteDate = '\u0000incomplete date';
export const incompleteTime = '\u0000incomplete time';

/**
 * The error of a field with a date, a time or a range of dates that is filled in part; null where it
 * is not. None is another value: an optional field may be empty, but not half empty.
 */
export function validateComplete(value: unknown): FieldError | null {
  if (value === incompleteDate) return { rule: 'incompleteDate' };
  if (value === incompleteTime) return { rule: 'incompleteTime' };
  if (typeof value !== 'object' || value === null || !('start' in value && 'end' in value)) {
    return null;
  }
  const isPartial = [value.start, value.end].includes(incompleteDate);
  return isPartial ? { rule: 'incompleteDates' } : null;
}
