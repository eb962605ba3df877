import { buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { incompleteDate } from '../../validation/incomplete.ts';
import { copyEntryMachine } from './copy-entry.machine.ts';

const newId = '00000000-0000-4000-8000-00000000000c';
const entry = buildEntry({ endTime: '2026-03-04T09:00:00.000Z' });
const copy = { ...entry, id: newId };
const common = {
  clock: timelineFrom('2026-03-04T20:00:00.000Z'),
  timeZone: 'Europe/Berlin',
  entry,
  newId,
};

export const testModel = createTestModel(copyEntryMachine, {
  inputs: [
    { ...common, how: 'continue' },
    { ...common, how: 'sameDay' },
    { ...common, how: 'otherDay' },
  ],
  events: [
    { type: 'day.changed', day: '2026-03-02' },
    { type: 'day.changed', day: null },
    { type: 'day.changed', day: incompleteDate },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    done('copyEntry', { returned: [copy] }),
    done('copyEntry', { error: 'noRoom' }),
    failed('copyEntry', serverError),
    done('startEntry', [copy]),
    failed('startEntry', serverError),
  ],
  rules: [
    {
      source: 'CLOCK-006',
      text: 'An entry can be restarted: a new one has the same description, project and task.',
    },
    {
      source: 'CLOCK-D68',
      text: 'An ended entry can be duplicated after itself or to another day, with its length; this can be undone.',
    },
    {
      source: 'CLOCK-049',
      text: 'The id of an entry is created on the device, so that a duplicate is added only once, however often the save is retried.',
    },
    {
      source: 'CLOCK-D08',
      text: 'A partially filled date is neither a date nor empty: it is rejected at its field.',
    },
  ],
});
