import * as v from 'valibot';
import { isBlank } from '../texts.ts';
import { email } from '../validation/email.ts';
import { validate, type FieldError } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

/** A contact in the form; the id is empty until it is saved. */
export type ContactRow = { id: string; name: string; email: string };

export const emptyContact: ContactRow = { id: '', name: '', email: '' };

/** The schema of stored contacts, for a draft. */
export const contactsSchema = v.array(
  v.strictObject({ id: v.string(), name: v.string(), email: v.string() }),
);

/** An error of a contact; `twice`: an earlier contact has the address. */
export interface ContactError {
  /** The index of the row. */
  at: number;
  field: 'name' | 'email';
  error: FieldError | 'twice';
}

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  email: v.pipe(v.string(), required(), email(), max(250)),
});

const normalize = (address: string): string => address.trim().toLowerCase();

/** The errors of the contacts, in their order. Source: ADMIN-029. */
export const findContactErrors = (rows: readonly ContactRow[]): ContactError[] =>
  rows.flatMap((row, at) => {
    const { name, email: address } = validate(rules, { name: row.name, email: row.email });
    const isTwice =
      !isBlank(row.email) &&
      rows.slice(0, at).some((other) => normalize(other.email) === normalize(row.email));
    const errors: ContactError[] = [];
    if (name) errors.push({ at, field: 'name', error: name });
    if (address) errors.push({ at, field: 'email', error: address });
    else if (isTwice) errors.push({ at, field: 'email', error: 'twice' });
    return errors;
  });

/** The stored contacts that the form lacks, and that a save would remove. */
export const findRemoved = (
  stored: readonly ContactRow[],
  rows: readonly ContactRow[],
): readonly ContactRow[] => {
  const ids = new Set(rows.map(({ id }) => id));
  return stored.filter(({ id }) => id !== '' && !ids.has(id));
};
