import type { MessageKey } from './messages/index.ts';
import { Refusal } from './refusal.ts';
import { isSameName } from './texts.ts';

/** The empty identifier: it stands for a record that is yet to be made. */
export const emptyId = '00000000-0000-0000-0000-000000000000';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders records by a text, as a reader looks for them. */
export const byText =
  <R>(textOf: (record: R) => string) =>
  (a: R, b: R): number =>
    collator.compare(textOf(a), textOf(b));

/** A name at the field of a form, and the record that wants to have it. */
interface Wanted {
  field: string;
  name: string;
  id: string;
}

/**
 * Refuses a name that another record has: 409 at its field. A record may keep its own name, and
 * write it otherwise.
 */
export function checkNameIsFree(
  others: readonly { id: string; name: string }[],
  { field, name, id }: Wanted,
  key: MessageKey,
): void {
  const isTaken = others.some((other) => other.id !== id && isSameName(other.name, name));
  if (isTaken) throw new Refusal(409, [{ key }], { [field]: [{ key }] });
}

/** An optional text without blanks around it; null when nothing is left. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
