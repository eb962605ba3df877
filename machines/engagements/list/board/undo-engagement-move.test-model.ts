import { createStepUndoTestModel } from '../../../testing/list-test-models.ts';
import { undoEngagementMoveMachine } from './undo-engagement-move.machine.ts';

const step = (engagementId: string) => ({ engagementId, moveId: 'the move' });

export const testModel = createStepUndoTestModel(undoEngagementMoveMachine, {
  undos: [
    { name: 'Harbour portal', stageName: 'Proposal', steps: [step('1')] },
    { name: 'Harbour portal', stageName: 'Proposal', steps: [step('1'), step('2')] },
  ],
  responses: [null],
  rules: [{ source: 'ENGAG-D41', text: 'A move on the board is undone as one step.' }],
});
