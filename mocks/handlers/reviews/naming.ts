import { Refusal, refuseField } from '../../core/refusal.ts';
import type { MessageKey } from '../../core/messages/index.ts';

/** A required text without blanks around it. 400 when nothing is left. */
export function filled(text: string, field: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw refuseField(field, 'required', { field });
  return trimmed;
}

/** Holds a name to be no other's, whatever its case. 409 when it is taken. */
export function checkFree(
  name: string,
  others: readonly string[],
  field: string,
  taken: MessageKey,
): void {
  const same = (other: string) => other.trim().toLowerCase() === name.toLowerCase();
  if (!others.some(same)) return;
  const said = { key: taken };
  throw new Refusal(409, [said], { [field]: [said] });
}

/** Holds ids to be different from one another. 400 when one comes twice. */
export function checkDistinct(ids: readonly string[], field: string): void {
  if (new Set(ids).size < ids.length) throw refuseField(field, 'namedTwice', { field });
}
