import { createStepUndoTestModel } from '../../testing/list-test-models.ts';
import { undoStepOrderMachine } from './undo-step-order.machine.ts';

export const testModel = createStepUndoTestModel(undoStepOrderMachine, {
  undos: [
    { name: 'Self assessment', steps: [{ stepIds: ['1', '2'] }] },
    { name: 'Self assessment', steps: [{ stepIds: ['1', '2'] }, { stepIds: ['2', '1'] }] },
  ],
  responses: [null],
  rules: [
    { source: 'REVW-023', text: 'The order of the steps is that of the tabs.' },
    { source: 'PRIV-035', text: 'The order needs the right steps.basic.' },
    { source: 'REVW-D01', text: 'Running cycles keep their own order.' },
  ],
});
