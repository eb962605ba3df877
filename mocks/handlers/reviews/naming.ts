import { rejectField } from '../../core/requests/http-error.ts';

/** Validates that ids are unique. 400 when one occurs twice. */
export function checkDistinct(ids: readonly string[], field: string): void {
  if (new Set(ids).size < ids.length) throw rejectField(field, 'namedTwice', { field });
}
