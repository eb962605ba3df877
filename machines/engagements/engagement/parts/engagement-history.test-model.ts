import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { engagementHistoryMachine } from './engagement-history.machine.ts';
import { exampleChanges } from './engagement-extras.fixtures.ts';

export const testModel = createTestModel(engagementHistoryMachine, {
  inputs: [{ id: '6f1c2a10-0000-4000-8000-000000000001' }],
  events: [
    done('loadHistory', { changes: exampleChanges.slice(0, 1), total: 2 }),
    done('loadHistory', { changes: exampleChanges.slice(0, 2), total: 2 }),
    failed('loadHistory', serverError),
    { type: 'more' },
    { type: 'retry' },
    { type: 'close' },
  ],
  rules: [
    { source: 'ENGAG-D10', text: 'People who edit see who changed what and when.' },
    { source: 'ENGAG-109', text: 'The newest changes come first, in pages.' },
    { source: 'ADR 0024', text: 'A page that could not be loaded can be tried again.' },
  ],
});
