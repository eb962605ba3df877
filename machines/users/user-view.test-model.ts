import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import type { UserActionKind } from './user-action.ts';
import { userViewMachine } from './user-view.machine.ts';
import { exampleDetails } from './user.fixtures.ts';

const changed = (kind: UserActionKind) => ({
  type: 'user.changed',
  action: { kind, user: exampleDetails, sessionId: '' },
});

export const testModel = createRecordViewTestModel(userViewMachine, {
  record: exampleDetails,
  id: exampleDetails.id,
  reported: [changed('deactivate'), changed('withdraw')],
  rules: [
    { source: 'PEOPL-026', text: 'A user is shown by id; one of another tenant is not found.' },
    { source: 'PEOPL-017', text: 'A user is shown with the last sign-in and the sessions.' },
  ],
});
