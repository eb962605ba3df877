import type { Privilege, Schema } from '#openapi/client/index.ts';
import { privileges } from '#openapi/client/rights.ts';
import type { ListColumns } from '../lists/list-search.ts';
import type { FieldError } from '../validation/field-errors.ts';

/** A request of a user for a right. Source: GATE-014, PROJ-045. */
export type AccessRequest = Schema<'AccessRequest'>;
export type AccessRequestStatus = Schema<'AccessRequestStatus'>;
export type RequestedRoles = Schema<'RequestedRoles'>;

/** The rights that a request may be for. */
export const requestableRights: readonly Privilege[] = privileges;

/** The person's last request for a right, and who can grant it. */
export type OwnAccessRequest = Schema<'OwnAccessRequest'>;

/** What is missing: one of these rights is enough; and the page in the app that needs it. */
export interface MissingAccess {
  privileges: readonly Privilege[];
  page: string | null;
}

const columns = ['userName', 'privilege', 'status', 'requestedOn'];

/** The columns by which the address of the list may sort and filter. */
export const accessRequestColumns: ListColumns = {
  sortable: columns,
  filterable: ['userName', 'privilege', 'status'],
};

export const accessRequestStatuses: readonly AccessRequestStatus[] = ['open', 'granted', 'denied'];

/** The most characters of a note, from the API contract. */
export const noteLimit = 500;

/** The error of a note, which is required to deny a request; null if it is valid. */
export function validateNote(note: string, isRequired: boolean): FieldError | null {
  const length = Array.from(note.trim()).length;
  if (length === 0) return isRequired ? { rule: 'required' } : null;
  return length > noteLimit ? { rule: 'max', values: { max: noteLimit } } : null;
}
