import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';
import { findContactErrors, type ContactRow } from './contact-row.ts';

/** A client in the list, with how much it is used. */
export type ClientRow = Schema<'ClientRow'>;

/** A client with its contacts, its engagements and its reviews. */
export type ClientDetails = Schema<'Client'> & Omit<Schema<'ClientDetails'>, 'client'>;

export type ClientForm = {
  name: string;
  isActive: boolean;
  contacts: readonly ContactRow[];
};

export const emptyClient: ClientForm = { name: '', isActive: true, contacts: [] };

/** The most contacts of a client, from the API contract. */
export const maxContacts = 50;

/** The columns by which the server sorts and filters the list. */
export const clientColumns: ListColumns = {
  sortable: ['name', 'isActive', 'contactCount', 'engagementCount'],
  filterable: ['name', 'contacts', 'isActive', searchName],
};

/** Whether engagements or reviews need a client, so that it cannot be deleted. */
export const isInUse = ({ engagementCount, reviewCount }: ClientRow): boolean =>
  engagementCount + reviewCount > 0;

export const toClientForm = ({
  name,
  isActive,
  contacts,
}: Pick<ClientDetails, keyof ClientForm>): ClientForm => ({
  name,
  isActive,
  contacts: contacts.map((contact) => ({
    id: contact.id,
    name: contact.name,
    email: contact.email,
  })),
});

/**
 * The id of a contact that has none yet: derived from a new id and the row, so that every try sends
 * the same.
 */
function buildContactId(newId: string, at: number): string {
  const last = (Number.parseInt(newId.slice(-2), 16) + at + 1) % 256;
  return newId.slice(0, -2) + last.toString(16).padStart(2, '0');
}

/** Converts a form to the contract's body; contacts without an id get one. */
export const toClientBody = ({ name, isActive, contacts }: ClientForm, newId: string) => ({
  name: name.trim(),
  isActive,
  contacts: contacts.map((contact, at) => ({
    id: contact.id || buildContactId(newId, at),
    name: contact.name.trim(),
    email: contact.email.trim(),
  })),
});

/** The contacts of a new client: a contact belongs to one client, so that copies get own ids. */
export const withoutContactIds = (form: ClientForm): ClientForm => ({
  ...form,
  contacts: form.contacts.map((contact) => ({ ...contact, id: '' })),
});

const rules = v.object({ name: v.pipe(v.string(), required(), max(250)) });

/** The errors of a form, by field; those of contacts are shown at their rows. Source: ADMIN-029. */
export function validateClient(form: ClientForm): FieldErrors<keyof ClientForm> {
  const errors = validate(rules, form);
  const isWrong = form.contacts.length > maxContacts || findContactErrors(form.contacts).length > 0;
  return isWrong ? { ...errors, contacts: { rule: 'rowsInvalid' } } : errors;
}
