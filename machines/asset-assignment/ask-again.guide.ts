import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { resendRequestMachine } from './ask-again.machine.ts';
import { overdueAssigned } from './holder.example.ts';

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
      text: 'Whoever assigns can ask again for the acceptance, once an hour at most.',
    },
    {
      source: 'NOTIF-029',
      text: 'The employee is told once more.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'What was answered or taken back meanwhile is read again.',
    },
  ],
});
