import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { resendRequestMachine } from './resend-request.machine.ts';
import { overdueAssigned } from './assignee.fixtures.ts';

export const testModel = createTestModel(resendRequestMachine, {
  inputs: [undefined],
  events: [
    { type: 'request.resend', assignmentId: overdueAssigned.id },
    done('resendRequest'),
    failed('resendRequest', serverError),
    failed('resendRequest', missing),
  ],
  rules: [
    {
      source: 'ASSET-047',
      text: 'The acceptance of an assignment can be requested again, up to once an hour.',
    },
    {
      source: 'NOTIF-029',
      text: 'The employee is notified again.',
    },
    {
      source: 'ASSET-D52',
      text: 'An assignment that was accepted, rejected or taken back in the meantime is reloaded.',
    },
  ],
});
