import { Problem } from '#openapi/client/index.ts';
import { buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { splitEntryMachine } from './split-entry.machine.ts';

const entry = buildEntry({ endTime: '2026-03-04T09:00:00.000Z' });
const rejected = new Problem('invalid', 400, {
  response: { errorMessages: [], fieldErrors: { splitTime: ['The split must lie within it.'] } },
});

export const testModel = createTestModel(splitEntryMachine, {
  inputs: [{ entry, timeZone: 'Europe/Berlin' }],
  events: [
    { type: 'point.moved', point: Date.parse('2026-03-04T08:10:00.000Z') },
    { type: 'point.typed', time: '09:20', typed: '920' },
    { type: 'point.typed', time: '11:00', typed: '11am' },
    { type: 'entry.split' },
    { type: 'CANCEL' },
    done('splitClockWorkEntry', [entry]),
    failed('splitClockWorkEntry', serverError),
    failed('splitClockWorkEntry', rejected),
  ],
  rules: [
    {
      source: 'CLOCK-010',
      text: 'An entry can be split.',
    },
    {
      source: 'CLOCK-030',
      text: 'A split point lies inside the entry: one of two minutes or less cannot be split.',
    },
    {
      source: 'CLOCK-055',
      text: 'Both parts are merged into the list by their ids.',
    },
  ],
});
