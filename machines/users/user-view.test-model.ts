import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { userViewMachine } from './user-view.machine.ts';
import { exampleDetails } from './user.fixtures.ts';

export const testModel = createRecordViewTestModel(userViewMachine, {
  record: exampleDetails,
  id: exampleDetails.id,
  rules: [
    { source: 'PEOPL-026', text: 'A user is shown by id; one of another tenant is not found.' },
    { source: 'PEOPL-017', text: 'A user is shown with the last sign-in and the sessions.' },
  ],
});
