import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { userFormMachine } from './user-form.machine.ts';
import { exampleChoices, exampleDetails } from './user.fixtures.ts';
import { toUserForm } from './user.ts';

export const testModel = createRecordFormTestModel(userFormMachine, {
  id: exampleDetails.id,
  valid: toUserForm(exampleDetails),
  broken: { timeZone: '' },
  choices: exampleChoices,
  rules: [
    { source: 'PEOPL-024', text: 'A user is changed with a role type, roles and an employee.' },
    {
      source: 'PEOPL-008',
      text: 'A user has a time zone and a date format; name and address belong to the person.',
    },
  ],
});
