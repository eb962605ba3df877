import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { after, done, failed } from '../testing/paths.ts';
import { exampleAsset, exampleCalendar } from './asset.example.ts';
import { undoDeedMachine } from './undo-deed.machine.ts';
import { undoOfAssignment, undoOfTakingBack, type UndoableDeed } from './undo-deed.ts';

const none: UndoableDeed = { steps: [], staying: 0 };
const other = {
  ...exampleAsset,
  id: 'a55e7001-0000-4000-8000-000000000002',
  assetCode: 'AS-LAP-0002',
  employeeId: 'employee-ava',
  employeeName: 'Ava Stone',
};
const outcome = { assetId: exampleAsset.id, isDone: true, code: '', errorMessages: [] };

export const guide = guideOf(undoDeedMachine, {
  inputs: [
    { deed: undoOfAssignment([exampleAsset]) ?? none, calendar: exampleCalendar },
    { deed: undoOfTakingBack([exampleAsset, other]) ?? none, calendar: exampleCalendar },
  ],
  events: [
    { type: 'UNDO' },
    { type: 'DISMISS' },
    { type: 'offer.held' },
    { type: 'offer.released' },
    after('offerTime', 'undo-deed.passing'),
    done('undoDeedStep', [outcome]),
    done('undoDeedStep', [
      { ...outcome, isDone: false, code: 'assetHeld', errorMessages: ['Somebody has it.'] },
    ]),
    failed('undoDeedStep', fault),
  ],
  rules: [
    {
      source: 'decisions, "Assets"',
      text: 'Undone is what leaves no trace: an assignment, a return, and a status from InStore.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'Each asset is brought back by itself; of each that is not it is said why.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'The offer lasts ten seconds, and longer while somebody points at it or is in it.',
    },
  ],
});
