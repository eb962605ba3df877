import { createStepUndoTestModel } from '../../testing/list-test-models.ts';
import { exampleAsset, exampleCalendar } from '../asset.fixtures.ts';
import { undoActionMachine } from './undo-action.machine.ts';
import { undoOfAssignment, undoOfTakingBack, type UndoableAction } from './undo-action.ts';

const other = {
  ...exampleAsset,
  id: 'a55e7001-0000-4000-8000-000000000002',
  assetCode: 'AS-LAP-0002',
  employeeId: 'employee-ava',
  employeeName: 'Ava Stone',
};
const outcome = { assetId: exampleAsset.id, isDone: true, code: '', errorMessages: [] };
const dated = (action: UndoableAction | null) => ({
  ...(action ?? { steps: [], staying: 0 }),
  calendar: exampleCalendar,
});

export const testModel = createStepUndoTestModel(undoActionMachine, {
  undos: [dated(undoOfAssignment([exampleAsset])), dated(undoOfTakingBack([exampleAsset, other]))],
  responses: [
    [outcome],
    [{ ...outcome, isDone: false, code: 'assetHeld', errorMessages: ['Somebody has it.'] }],
  ],
  rules: [
    {
      source: 'ASSET-D37',
      text: 'An assignment, a return, a move and a status change from InStore can be undone: they leave no trace.',
    },
    {
      source: 'ASSET-D38',
      text: 'Each asset is restored separately; one that is not shows why.',
    },
  ],
});
