import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { required } from '../validation/rules.ts';

/** A user in the list. Source: PEOPL-017. */
export type UserRow = Schema<'UserRow'>;
/** A user with their settings and sign-ins. */
export type UserDetails = Schema<'UserDetails'>;
export type UserStatus = Schema<'UserStatus'>;
export type RoleChoice = Schema<'RoleChoice'>;
export type RoleType = Schema<'RoleType'>;

const columns = ['name', 'email', 'roleType', 'role', 'status', 'employee', 'lastSignIn'];

/** The columns by which the address of the list may sort and filter. */
export const userColumns: ListColumns = {
  sortable: columns,
  filterable: [...columns.slice(0, -1), searchName],
};

export const userStatuses: readonly UserStatus[] = [
  'active',
  'invited',
  'expired',
  'declined',
  'deactivated',
];
export const roleTypes: readonly RoleType[] = ['ClientAppUser', 'TenantAdmin', 'PlatformAdmin'];
export const dateFormats: readonly UserDetails['dateFormat'][] = ['DD/MM/YYYY', 'MM/DD/YYYY'];

/** Whether an invitation is open: only then it can be sent again and withdrawn. */
export const isInvitation = ({ status }: Pick<UserRow, 'status'>): boolean =>
  status === 'invited' || status === 'expired' || status === 'declined';

/** The form's fields; no employee is empty. The name and the address belong to the person. */
export type UserForm = {
  name: string;
  email: string;
  roleType: string;
  roleIds: string[];
  employeeId: string;
  /** The name of the employee, which the field shows. */
  employee: string;
  timeZone: string;
  dateFormat: UserDetails['dateFormat'];
  /** Whether the person edits their own user. */
  isCaller: boolean;
};

export const emptyUser: UserForm = {
  name: '',
  email: '',
  roleType: 'ClientAppUser',
  roleIds: [],
  employeeId: '',
  employee: '',
  timeZone: '',
  dateFormat: 'DD/MM/YYYY',
  isCaller: false,
};

/** What the form offers: the roles and the time zones. */
export interface UserChoices {
  roles: readonly RoleChoice[];
  timeZones: readonly Schema<'TimeZone'>[];
}

export const toUserForm = (user: UserDetails): UserForm => ({
  name: user.name,
  email: user.email,
  roleType: user.roleType ?? '',
  roleIds: user.roleIds,
  employeeId: user.employeeId ?? '',
  employee: user.employee,
  timeZone: user.timeZone,
  dateFormat: user.dateFormat,
  isCaller: user.isCaller,
});

/** Converts a form to the contract's body. */
export const toUserBody = (form: UserForm) => ({
  roleType: form.roleType as RoleType,
  roleIds: form.roleIds,
  employeeId: form.employeeId === '' ? null : form.employeeId,
  timeZone: form.timeZone,
  dateFormat: form.dateFormat,
});

const rules = v.object({
  roleType: v.pipe(v.string(), required()),
  timeZone: v.pipe(v.string(), required()),
});

/** The errors of a form, by field. */
export const validateUser = (form: UserForm): FieldErrors<keyof UserForm> =>
  validate(rules, { roleType: form.roleType, timeZone: form.timeZone });
