import { createStepUndoTestModel } from '../../../testing/list-test-models.ts';
import { exampleAction } from '../meeting.fixtures.ts';
import { undoTickMachine } from './undo-tick.machine.ts';

const { id, description } = exampleAction;
const tick = { id, description, isCompleted: true };
const step = { ...tick, isCompleted: false };

export const testModel = createStepUndoTestModel(undoTickMachine, {
  undos: [
    { tick, steps: [step] },
    // Both are the same action item: what is undone twice stays undone.
    { tick, steps: [step, step] },
  ],
  responses: [null],
  rules: [{ source: 'REVW-D24', text: 'An undone tick names what the action item was before.' }],
});
