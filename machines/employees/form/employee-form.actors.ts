import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { FoundChoices } from '../../records/create-choice-search.ts';
import type { LoadedForm, MadeRecord } from '../../records/form-values.ts';
import { saveNew } from '../../records/save-new.ts';
import { emptyEmployee, toEmployeeBody, toEmployeeForm, type EmployeeForm } from '../employee.ts';

export const loadEmployeeForm = fromPromise<LoadedForm<EmployeeForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyEmployee, version: null, newId };
    const { employee } = await api.getEmployeeForm({ path: { id }, signal });
    return { form: toEmployeeForm(employee), version: employee.version, newId };
  },
);

/** The options that the form shows in full. */
export interface EmployeeChoices {
  designations: readonly { id: string; name: string }[];
  /** The shifts in use, as suggestions. */
  shifts: readonly string[];
}

const pageSize = 10;

export const loadEmployeeChoices = fromPromise<EmployeeChoices>(async ({ signal }) => {
  const body = { text: '', page: 1, pageSize } as const;
  const { designations, shifts } = await api.getEmployeeChoices({ body, signal });
  return { designations, shifts };
});

/** The contract's maximum number of characters. */
const longest = 250;

/** The first active employees whose name or e-mail address contains a text. */
export const searchManagers = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const body = { text: text.slice(0, longest), page: 1, pageSize } as const;
    const { managers, totalCount } = await api.getEmployeeChoices({ body, signal });
    const choices = managers.map(({ id, name, email, designation }) => ({
      id,
      label: name,
      description: designation ?? email,
    }));
    return { choices, totalCount };
  },
);

/**
 * Saves an employee. Every attempt for a new one sends the same id: if the response to the first was
 * lost, the second finds the stored employee and updates it.
 */
export const saveEmployee = fromPromise<
  MadeRecord<EmployeeForm> | null,
  LoadedForm<EmployeeForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toEmployeeBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateEmployee({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createEmployee(sent),
    update: () => api.updateEmployee(sent),
  });
  return null;
});
