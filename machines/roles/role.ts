import * as v from 'valibot';
import type { Privilege, Schema } from '#openapi/client/index.ts';
import { privileges as allRights } from '#openapi/client/rights.ts';
import { isSameValue } from '../records/form-value.ts';
import type { RecordFormContext } from '../records/form-values.ts';
import type { RecordFields } from '../records/record-page.ts';
import { isValid, validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

export type Role = Schema<'Role'>;

/** The fields of the form; the rights are in the order of the contract. */
export type RoleForm = { name: string; privileges: readonly Privilege[] };

export const emptyRole: RoleForm = { name: '', privileges: [] };

/** The rights of a stored draft. */
export const rightsSchema = v.array(v.picklist(allRights));

/** The rights of a form's value. */
export const toRights = (value: unknown): readonly Privilege[] =>
  v.is(rightsSchema, value) ? value : [];

/** Whether a user has it, so that it cannot be deleted. */
export const isUsed = ({ userCount }: Role): boolean => userCount > 0;

/** The fields by which the list is searched, sorted and filtered. */
export const roleFields: RecordFields<Role> = {
  name: ({ name }) => name,
  userCount: ({ userCount }) => userCount,
  rightCount: ({ privileges }) => privileges.length,
  // Filtered by `active` and `inactive`.
  use: isUsed,
};

/** Rights in the order of the contract, so that two equal sets are equal values. */
export const sortRights = (rights: Iterable<Privilege>): readonly Privilege[] => {
  const selected = new Set(rights);
  return allRights.filter((right) => selected.has(right));
};

export const toRoleForm = ({ name, privileges }: Role): RoleForm => ({
  name,
  privileges: sortRights(privileges),
});

/** The form as the contract's request body, without its id. */
export const toRoleBody = ({ name, privileges }: RoleForm) => ({
  name: name.trim(),
  privileges: [...privileges],
});

const rules = v.object({ name: v.pipe(v.string(), required(), max(250)) });

/** The errors of a form, by field. Source: PEOPL-D31. */
export const validateRole = (form: RoleForm): FieldErrors<keyof RoleForm> => validate(rules, form);

type Edited = Pick<RecordFormContext<RoleForm>, 'id' | 'form' | 'base'>;

/** Whether a save changes rights of an existing role, which its users get or lose. */
export const changesRights = ({ id, form, base }: Edited): boolean =>
  id !== null && isValid(validateRole(form)) && !isSameValue(form.privileges, base.privileges);
