/** Errors of a partly filled date, date range or time. */
export type IncompleteRule = 'incompleteDate' | 'incompleteDates' | 'incompleteTime';

/** The values that fields in `src/ui` emit for a partly filled date or time. */
export const incompleteDate = '\u0000incomplete date';
export const incompleteTime = '\u0000incomplete time';

/**
 * The error of a partly filled date, time or date range; null for any other value. An optional
 * field may be empty, but not partly filled.
 */
export function validateComplete(value: unknown): { rule: IncompleteRule } | null {
  if (value === incompleteDate) return { rule: 'incompleteDate' };
  if (value === incompleteTime) return { rule: 'incompleteTime' };
  if (typeof value !== 'object' || value === null || !('start' in value && 'end' in value)) {
    return null;
  }
  const isPartial = [value.start, value.end].includes(incompleteDate);
  return isPartial ? { rule: 'incompleteDates' } : null;
}
