import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import type { FoundRecords } from './found-records.ts';
import { recordGroupMachine } from './record-group.machine.ts';

export const exampleFound: FoundRecords = {
  records: [{ id: '1', title: 'LT-0012', hint: 'ThinkPad X1 · Laptop' }],
  total: 12,
};

export const testModel = createTestModel(recordGroupMachine, {
  inputs: [{ source: 'assets' }],
  events: [
    { type: 'text.typed', text: 'lt' },
    { type: 'text.cleared' },
    after('pause', 'record-group.typing'),
    done('searchRecords', exampleFound),
    failed('searchRecords', serverError),
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'SHELL-D48',
      text: 'The palette finds records by the list or search of their area.',
    },
    {
      source: 'SHELL-D63',
      text: 'The palette finds tasks, on which the timer starts.',
    },
    {
      source: 'SHELL-D50',
      text: 'The server searches for records once the person pauses typing.',
    },
    {
      source: 'SHELL-003',
      text: 'Data that could not be loaded can be requested again, and nothing else is affected.',
    },
  ],
});
