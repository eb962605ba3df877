import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import { readTemplate } from './role-templates.ts';
import { emptyRole, toRoleBody, toRoleForm, type RoleForm, validateRole } from './role.ts';
import { createRecordForm } from '../records/create-record-form.ts';
import { companion } from '../companions.ts';
import { rolePreviewMachine } from './role-preview.machine.ts';

const loadRoleForm = fromPromise<LoadedForm<RoleForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyRole, version: null, newId };
    const privileges = readTemplate(id);
    if (privileges) return { form: { ...emptyRole, privileges }, version: null, newId };
    const { role } = await api.getRole({ path: { id }, signal });
    return { form: toRoleForm(role), version: role.version, newId };
  },
);

/** Saves a role. Every attempt for a new one sends the same id, so that a retry creates no second. */
const saveRole = fromPromise<
  MadeRecord<RoleForm> | null,
  LoadedForm<RoleForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toRoleBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateRole({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createRole(sent),
    update: () => api.updateRole(sent),
  });
  return null;
});

export const roleFormMachine = createRecordForm<RoleForm>({
  id: 'role-form',
  description:
    'Adds, duplicates or edits a role: its name and its rights. Source: PEOPL-007, PEOPL-D31.',
  emptyForm: emptyRole,
  validate: validateRole,
  loadForm: loadRoleForm,
  saveForm: saveRole,
  companions: [
    companion(rolePreviewMachine, { reports: { 'preview.confirmed': () => [{ type: 'SAVE' }] } }),
  ],
});
