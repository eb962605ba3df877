import { buildEntry } from '../../testing/fixtures.ts';
import { createStepUndoTestModel } from '../../testing/list-test-models.ts';
import { undoChangeMachine } from './undo-change.machine.ts';
import { undoOfDeletion, undoOfSplit } from './undo.ts';

const entry = buildEntry({ endTime: '2026-03-04T09:00:00.000Z', version: 1 });
const newer = buildEntry({ id: '00000000-0000-4000-8000-000000000002', endTime: entry.endTime });

export const testModel = createStepUndoTestModel(undoChangeMachine, {
  undos: [undoOfDeletion([entry]), undoOfSplit(entry, [newer, { ...entry, version: 2 }])],
  responses: [{ returned: [entry] }],
  rules: [
    {
      source: 'CLOCK-D61',
      text: 'A deletion, fill or split can be undone for ten seconds, and longer while the offer has focus or the pointer is over it.',
    },
    {
      source: 'CLOCK-D50',
      text: 'If a step fails, the offer stays, shows why, and can be retried.',
    },
    {
      source: 'CLOCK-055',
      text: 'A returned entry replaces the one with its id, or joins the list.',
    },
  ],
});
