import { rejectField } from '../../core/refusal.ts';

/** Holds ids to be different from one another. 400 when one comes twice. */
export function checkDistinct(ids: readonly string[], field: string): void {
  if (new Set(ids).size < ids.length) throw rejectField(field, 'namedTwice', { field });
}
