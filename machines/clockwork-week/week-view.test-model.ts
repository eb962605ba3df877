import { Problem } from '#openapi/client/index.ts';
import { buildEntry, serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { undoOfDeletion } from '../clockwork/entry/undo.ts';
import { exampleWeek, meeting } from './week.fixtures.ts';
import { weekViewMachine } from './week-view.machine.ts';

export const input = {
  clock: timelineFrom('2026-03-04T14:30:00.000Z'),
  timeZone: 'Europe/Berlin',
  date: '2026-03-04',
};
const overlap = new Problem('invalid', 400, {
  response: { errorMessages: ['This overlaps another entry: Report (11:00 – 12:00).'] },
});
const conflictProblem = new Problem('conflict', 409, {
  response: { errorMessages: ['This entry has changed meanwhile.'] },
});
const running = buildEntry({ id: '00000000-0000-4000-8000-00000000000f' });
const at = { day: 2, minute: 570 };

export const testModel = createTestModel(weekViewMachine, {
  inputs: [input],
  events: [
    done('loadWeek', exampleWeek),
    failed('loadWeek', serverError),
    done('refreshWeek', exampleWeek),
    failed('refreshWeek', serverError),
    done('rereadWeek', exampleWeek),
    failed('rereadWeek', serverError),
    done('saveTimes', [meeting]),
    failed('saveTimes', overlap),
    failed('saveTimes', conflictProblem),
    done('deleteEntry'),
    failed('deleteEntry', serverError),
    done('undoChange', [meeting]),
    failed('undoChange', serverError),
    { type: 'week.changed', date: '2026-03-04' },
    { type: 'week.changed', date: '2026-02-25' },
    { type: 'tab.returned' },
    { type: 'times.changed' },
    { type: 'drag.start', entry: meeting, kind: 'move', at },
    { type: 'drag.start', entry: running, kind: 'end', at },
    { type: 'add.start', at, step: 5 },
    // Early on the first day: there is no entry at that time, and none may end in the future.
    { type: 'drag.moved', at: { day: 0, minute: 240 }, step: 5 },
    { type: 'drag.nudged', nudge: { minutes: -30 }, step: 5 },
    { type: 'drag.drop' },
    { type: 'CANCEL' },
    { type: 'entry.opened', of: meeting },
    { type: 'form.open' },
    { type: 'entry.closed' },
    done('edit'),
    done('copy'),
    { type: 'day.outdated' },
    { type: 'entry.copy', entry: meeting, how: 'sameDay' },
    { type: 'change.undoable', undo: undoOfDeletion([meeting]) },
    { type: 'steps.taken', results: [{ returned: [meeting] }] },
    { type: 'entries.changed', returned: [meeting] },
    { type: 'delete.request', entry: meeting },
    { type: 'YES' },
    { type: 'NO' },
    { type: 'undo' },
    { type: 'rejection.dismiss' },
    { type: 'retry' },
  ],
  atHand: ({ entries }) => [
    ...entries.map((entry) => ({ type: 'entry.opened' as const, of: entry })),
    ...entries.map((entry) => ({ type: 'drag.start' as const, entry, kind: 'move' as const, at })),
    ...entries.map((entry) => ({ type: 'delete.request' as const, entry })),
  ],
  rules: [
    {
      source: 'CLOCK-012',
      text: 'An entry can be added, updated and deleted; deleting asks for confirmation.',
    },
    {
      source: 'CLOCK-D38',
      text: 'Only the server rejects an overlap: the block returns to its previous times and the screen shows why.',
    },
    {
      source: 'CLOCK-055',
      text: 'A returned entry replaces the one with its id, or is added to the week.',
    },
    {
      source: 'CLOCK-D13',
      text: 'A change sends the version that was loaded; if someone else changed the entry first, the week reloads.',
    },
  ],
});
