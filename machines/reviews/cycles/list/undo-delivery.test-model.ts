import { createStepUndoTestModel } from '../../../testing/list-test-models.ts';
import { undoDeliveryMachine } from './undo-delivery.machine.ts';

const step = (id: string) => ({ reviewIds: [id] });

export const testModel = createStepUndoTestModel(undoDeliveryMachine, {
  undos: [
    { count: 1, name: 'Ben Okafor', steps: [step('1')] },
    { count: 2, name: '', steps: [step('1'), step('2')] },
  ],
  responses: [null],
  rules: [{ source: 'REVW-036', text: 'The reviews are at their last step again.' }],
});
