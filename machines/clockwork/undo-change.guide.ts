import { buildEntry } from '../testing/fixtures.ts';
import { createStepUndoTestModel } from '../testing/list-guides.ts';
import { undoChangeMachine } from './undo-change.machine.ts';
import { undoOfDeletion, undoOfSplit } from './undo.ts';

const entry = buildEntry({ endTime: '2026-03-04T09:00:00.000Z', version: 1 });
const newer = buildEntry({ id: '00000000-0000-4000-8000-000000000002', endTime: entry.endTime });

export const testModel = createStepUndoTestModel(undoChangeMachine, {
  undos: [undoOfDeletion([entry]), undoOfSplit(entry, [newer, { ...entry, version: 2 }])],
  responses: [{ returned: [entry] }],
  rules: [
    {
      source: 'decisions, "ClockWork"',
      text: 'What was deleted, filled or split can be undone for ten seconds, and longer while the person is at the offer.',
    },
    {
      source: 'decisions, "ClockWork"',
      text: 'Where a step fails the offer stays, says why, and can be tried again.',
    },
    {
      source: 'CLOCK-055',
      text: 'What comes back takes the place of the entry with its id, or joins the list.',
    },
  ],
});
