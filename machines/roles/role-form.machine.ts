import { createRecordForm } from '../records/create-record-form.ts';
import { loadRoleForm, saveRole } from './role-form.actors.ts';
import { emptyRole, validateRole, type RoleForm } from './role.ts';
import { companion } from '../companions.ts';
import { rolePreviewMachine } from './role-preview.machine.ts';

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
