import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { FoundChoices } from '../records/create-choice-search.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import {
  emptyUser,
  toUserBody,
  toUserForm,
  type RoleChoice,
  type UserChoices,
  type UserForm,
} from './user.ts';

export const loadUserForm = fromPromise<LoadedForm<UserForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyUser, version: null, newId };
    const { userDetails } = await api.getUserDetails({ path: { id }, signal });
    return { form: toUserForm(userDetails), version: userDetails.version, newId };
  },
);

const firstEmployees = { page: 1, pageSize: 10 as const, sort: 'fullName', columnFilters: [] };

/** The roles that a user can have, and the time zones. */
export const loadUserChoices = fromPromise<Pick<UserChoices, 'roles' | 'timeZones'>>(
  async ({ signal }) => {
    const [{ roles }, { timezones }] = await Promise.all([
      api.getUserChoices({ body: firstEmployees, signal }),
      api.listTimeZones({ signal }),
    ]);
    return { roles, timeZones: timezones };
  },
);

/** The roles alone, for an invitation. */
export const loadRoleChoices = fromPromise<readonly RoleChoice[]>(
  async ({ signal }) => (await api.getUserChoices({ body: firstEmployees, signal })).roles,
);

/** The first employees without a user whose name contains the text. */
export const searchUserEmployees = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const columnFilters = text === '' ? [] : [{ name: 'fullName', value: text.slice(0, 250) }];
    const body = { ...firstEmployees, columnFilters };
    const { employees, totalCount } = await api.getUserChoices({ body, signal });
    const choices = employees.map(({ id, fullName, email }) => ({
      id,
      label: fullName,
      description: email,
    }));
    return { choices, totalCount };
  },
);

/** Saves a user. One whose invitation was withdrawn is invited again. */
export const saveUser = fromPromise<
  MadeRecord<UserForm> | null,
  LoadedForm<UserForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toUserBody(form);
  if (id === null) {
    const { name, email } = form;
    await api.inviteSecurityUser({ body: { id: newId, name, email, ...body }, signal });
    return null;
  }
  const seen = version === null ? {} : { version };
  await api.updateSecurityUser({ body: { id, ...body, ...seen }, signal });
  return null;
});
