import { createListTestModel } from '../testing/list-test-models.ts';
import { userListMachine } from './user-list.machine.ts';
import { exampleUser } from './user.fixtures.ts';

export const testModel = createListTestModel(
  userListMachine,
  exampleUser,
  [
    { source: 'PEOPL-005', text: 'The users of the tenant are listed on the page /employeeUsers.' },
    {
      source: 'PEOPL-017',
      text: 'A row shows roles, status, employee and last sign-in; the address has filters and order.',
    },
  ],
  [{ type: 'user.changed' }],
);
