import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { keyOfWork, toWork } from '../work/work.ts';
import { exampleWeek, meeting } from './week.example.ts';
import { weekSheetMachine } from './week-sheet.machine.ts';

const input = {
  clock: timelineFrom('2026-03-04T14:30:00.000Z'),
  timeZone: 'Europe/Berlin',
  date: '2026-03-04',
};
const there = new Problem('conflict', 409, {
  response: { errorMessages: ['An entry with this id exists already.'], code: 'entryExists' },
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
    { type: 'entry.closed' },
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
      text: 'An entry can be added and updated, on its project and task.',
    },
    {
      source: 'decisions, "Screens"',
      text: 'A typed length is a new entry after the last one of the day, or the end of the only one.',
    },
    {
      source: 'decisions, "Screens"',
      text: 'Leaving a cell saves what was typed; what cannot be saved stays there with why, and holds up no other cell.',
    },
    {
      source: 'decisions, "Screens"',
      text: 'A row without time is kept on the device until it holds time, is removed, or is eight weeks old.',
    },
    {
      source: 'decisions, "Screens"',
      text: 'Rows without time that another tab has kept or removed are shown, and stay kept or removed.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'What was typed stays until it is saved, and is saved once also where an answer got lost.',
    },
    {
      source: 'decisions, "Screens"',
      text: 'A longer entry moves what the sheet placed after it, in one call; 0 or Delete clears a cell, with Undo, and asks before it clears several entries.',
    },
  ],
});
