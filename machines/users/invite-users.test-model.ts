import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { emptyInvite, inviteUsersMachine } from './invite-users.machine.ts';
import { exampleRoles } from './user.fixtures.ts';

const email = 'mia@demo.test';
const draft = { ...emptyInvite, lines: 'one@demo.test\ntwo@demo.test' };

export const testModel = createTestModel(inviteUsersMachine, {
  inputs: [{ persisted: null }, { persisted: draft }],
  events: [
    done('loadRoleChoices', exampleRoles),
    failed('loadRoleChoices', serverError),
    { type: 'retry' },
    { type: 'form.changed', change: { lines: `Mia Roth <${email}>` } },
    { type: 'form.changed', change: { lines: 'nobody' } },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    { type: 'reset' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    done('inviteUsers', [{ email, isInvited: true, errorMessages: [] }]),
    done('inviteUsers', [
      { email, isInvited: false, errorMessages: [`${email} is already in use.`] },
    ]),
    failed('inviteUsers', serverError),
  ],
  rules: [
    {
      source: 'PEOPL-021',
      text: 'Pasted addresses that were not sent are stored on the device and offered again.',
    },
    { source: 'PEOPL-010', text: 'Users are invited, and join once they accept.' },
    {
      source: 'PEOPL-021',
      text: 'Up to 300 pasted addresses are invited together; faulty ones are listed by line.',
    },
    { source: 'PEOPL-009', text: 'The role type is client app user unless another is selected.' },
  ],
});
