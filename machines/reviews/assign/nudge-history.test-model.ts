import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleRow } from './client-row.fixtures.ts';
import { nudgeHistoryMachine } from './nudge-history.machine.ts';
import { exampleHistory } from './nudge-history.fixtures.ts';

export const testModel = createTestModel(nudgeHistoryMachine, {
  inputs: [undefined],
  events: [
    { type: 'history.open', review: exampleRow },
    { type: 'CLOSE' },
    { type: 'retry' },
    done('loadNudgeHistory', exampleHistory),
    failed('loadNudgeHistory', serverError),
  ],
  rules: [
    { source: 'REVW-083', text: 'The reminders to the clients of a review come with their links.' },
    { source: 'REVW-084', text: 'The reminders to the tenant’s people are listed, too.' },
    { source: 'REVW-D06', text: 'A link is shown only to those who deal with its client.' },
  ],
});
