import { createListTestModel } from '../testing/list-test-models.ts';
import { roleListMachine } from './role-list.machine.ts';
import { exampleRole } from './role.fixtures.ts';

export const testModel = createListTestModel(roleListMachine, exampleRole, [
  { source: 'PEOPL-007', text: 'Roles have a page of their own, the Role Manager.' },
  { source: 'PEOPL-014', text: 'The list needs the right roleManager.basic.' },
  { source: 'PEOPL-D31', text: 'A role that a user has is not deleted.' },
]);
