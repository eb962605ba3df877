import { fault, missing } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { askAgainMachine } from './ask-again.machine.ts';
import { overdueHeld } from './holder.example.ts';

export const guide = guideOf(askAgainMachine, {
  inputs: [undefined],
  events: [
    { type: 'ASK', assignmentId: overdueHeld.id },
    done('askAgain'),
    failed('askAgain', fault),
    failed('askAgain', missing),
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
