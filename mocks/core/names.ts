import type { MessageKey } from './messages/index.ts';
import { HttpError } from './refusal.ts';
import { cleanOrEmpty, normalizeName } from './normalize-name.ts';

/** The empty identifier: it stands for a record that is yet to be made. */
export const emptyId = '00000000-0000-0000-0000-000000000000';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders records by a text, as a reader looks for them. */
export const byText =
  <R>(getText: (record: R) => string) =>
  (a: R, b: R): number =>
    collator.compare(getText(a), getText(b));

/** A record's id, and the name that it has, or wants to have, in a field. */
type Named<Field extends string> = { id: string } & Record<Field, string>;

/**
 * Rejects a name that looks like another record's: 409 at its field. A record may keep its own
 * name, and write it otherwise.
 */
export function nameFree<Field extends string>(
  others: readonly Named<Field>[],
  field: Field,
  requested: Named<Field>,
  taken: MessageKey,
): void {
  const { id, [field]: name } = requested;
  const normalized = normalizeName(name);
  const isTaken = others.some(
    (other) => other.id !== id && normalizeName(other[field]) === normalized,
  );
  if (isTaken) throw new HttpError(409, [{ key: taken }], { [field]: [{ key: taken }] });
}

/** An optional text as it is stored; null when it shows nothing. */
export const textOrNull = (text: string | null | undefined): string | null =>
  cleanOrEmpty(text ?? '') || null;
