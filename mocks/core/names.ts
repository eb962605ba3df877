import type { MessageKey } from './messages/index.ts';
import { HttpError } from './http-error.ts';
import { cleanOrEmpty, normalizeName } from './normalize-name.ts';

/** The empty identifier: it means a record that is not created yet. */
export const emptyId = '00000000-0000-0000-0000-000000000000';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts records by a text, by locale rules. */
export const byText =
  <R>(getText: (record: R) => string) =>
  (a: R, b: R): number =>
    collator.compare(getText(a), getText(b));

/** A record's id, and its current or requested name in a field. */
type Named<Field extends string> = { id: string } & Record<Field, string>;

/**
 * Rejects a name that looks like another record's: 409 at its field. A record may keep its own name
 * and change its spelling.
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

/** An optional text as it is stored; null when it is blank. */
export const textOrNull = (text: string | null | undefined): string | null =>
  cleanOrEmpty(text ?? '') || null;
