import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { userActionMachine } from './user-action.machine.ts';
import { exampleInvited, exampleUser } from './user.fixtures.ts';

export const testModel = createTestModel(userActionMachine, {
  inputs: [undefined],
  events: [
    { type: 'user.act', action: { kind: 'deactivate', user: exampleUser, sessionId: '' } },
    { type: 'user.act', action: { kind: 'withdraw', user: exampleInvited, sessionId: '' } },
    { type: 'YES' },
    { type: 'NO' },
    done('performUserAction'),
    failed('performUserAction', serverError),
  ],
  rules: [
    {
      source: 'PEOPL-024',
      text: 'A user is locked out or let in by a change of the user, after a confirmation.',
    },
    {
      source: 'PEOPL-014',
      text: 'The last administrator who can change roles is not locked out: the dialog says why.',
    },
    { source: 'PEOPL-010', text: 'An invitation can be sent again and withdrawn.' },
  ],
});
