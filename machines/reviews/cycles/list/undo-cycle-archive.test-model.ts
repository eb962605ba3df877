import { createStepUndoTestModel } from '../../../testing/list-test-models.ts';
import { undoCycleArchiveMachine } from './undo-cycle-archive.machine.ts';

export const testModel = createStepUndoTestModel(undoCycleArchiveMachine, {
  undos: [
    { name: 'Half-year review', steps: [{ cycleId: '1' }] },
    { name: 'Half-year review', steps: [{ cycleId: '1' }, { cycleId: '2' }] },
  ],
  responses: [null],
  rules: [{ source: 'REVW-010', text: 'The reviews of a restored cycle are listed as before.' }],
});
