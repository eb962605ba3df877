import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { keyOfWork, toWork } from '../work/work.ts';
import { undoOfDeletion } from '../clockwork/entry/undo.ts';
import { exampleWeek, meeting } from './week.fixtures.ts';
import { weekSheetMachine } from './week-sheet.machine.ts';

const input = {
  clock: timelineFrom('2026-03-04T14:30:00.000Z'),
  timeZone: 'Europe/Berlin',
  date: '2026-03-04',
};
const there = new Problem('conflict', 409, {
  response: { errorMessages: ['An entry with this ID already exists.'], code: 'entryExists' },
});
const row = keyOfWork(toWork(meeting));
const another = '00000000-0000-4000-8000-00000000000b';
const two = { ...meeting, id: '00000000-0000-4000-8000-00000000000a' };

export const testModel = createTestModel(weekSheetMachine, {
  inputs: [input],
  events: [
    done('loadWeek', exampleWeek),
    failed('loadWeek', serverError),
    done('refreshWeek', exampleWeek),
    failed('refreshWeek', serverError),
    done('saveLength', { returned: [meeting], removed: [] }),
    failed('saveLength', serverError),
    failed('saveLength', there),
    done('readLastWeek', exampleWeek),
    failed('readLastWeek', serverError),
    { type: 'week.changed', date: '2026-03-04' },
    { type: 'week.changed', date: '2026-02-25' },
    { type: 'tab.returned' },
    { type: 'times.changed' },
    { type: 'cell.typed', row, day: 2, text: 'soon', newId: two.id },
    { type: 'text.changed', text: 'soon' },
    { type: 'cell.typed', row, day: 1, text: '30m', newId: another },
    { type: 'cell.clear', row, day: 2 },
    { type: 'cell.blur', row, day: 2 },
    { type: 'ENTER' },
    { type: 'CANCEL' },
    { type: 'cell.opened', row, day: 2 },
    { type: 'cell.opened', row, day: 4 },
    { type: 'list.closed' },
    { type: 'entry.opened', of: meeting },
    { type: 'form.open' },
    { type: 'entry.closed' },
    done('edit'),
    done('copy'),
    { type: 'day.outdated' },
    { type: 'entry.copy', entry: meeting, how: 'sameDay' },
    { type: 'change.undoable', undo: undoOfDeletion([meeting]) },
    { type: 'steps.taken', results: [{ returned: [meeting] }] },
    { type: 'entries.changed', returned: [two] },
    { type: 'row.added', work: toWork(meeting) },
    { type: 'row.removed', row },
    { type: 'storedRows.changed', persisted: {} },
    { type: 'rows.copy' },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'CLOCK-007',
      text: 'An entry can be added and updated, with its project and task.',
    },
    {
      source: 'CLOCK-D73',
      text: 'A typed length adds an entry after the last one of the day, or moves the end of the only one.',
    },
    {
      source: 'CLOCK-D16',
      text: 'Leaving a cell saves its text; a text that cannot be saved stays with its error and does not block other cells.',
    },
    {
      source: 'CLOCK-D17',
      text: 'A row without time is stored on the device until it has time, is removed, or is eight weeks old.',
    },
    {
      source: 'CLOCK-D17',
      text: 'Rows without time that another tab stored or removed are updated here.',
    },
    {
      source: 'CLOCK-D60',
      text: 'Typed text stays until it is saved, and is saved only once, even if a response is lost.',
    },
    {
      source: 'CLOCK-D21',
      text: 'A longer entry moves the entries that the sheet placed after it, in one call; 0 or Delete clears a cell, with Undo, and asks for confirmation before it clears multiple entries.',
    },
  ],
});
