import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { roleFormMachine } from './role-form.machine.ts';
import { exampleRole } from './role.fixtures.ts';
import { toRoleForm } from './role.ts';

export const testModel = createRecordFormTestModel(roleFormMachine, {
  id: exampleRole.id,
  valid: toRoleForm(exampleRole),
  broken: { name: '' },
  reported: [{ type: 'preview.confirmed' }],
  rules: [
    { source: 'PEOPL-014', text: 'A role has a name that no other role has.' },
    { source: 'PEOPL-D31', text: 'A new role starts empty, as a copy or with a template.' },
    {
      source: 'PEOPL-D02',
      text: 'The last administrator who manages roles does not lose that right.',
    },
  ],
});
