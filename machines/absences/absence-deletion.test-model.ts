import { createPartDeletionTestModel } from '../testing/record-test-models.ts';
import { exampleAbsence } from './absence.fixtures.ts';
import { absenceDeletionMachine } from './absence-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(absenceDeletionMachine, {
  part: exampleAbsence,
  rules: [
    { source: 'PEOPL-D41', text: 'An absence is deleted after a confirmation.' },
    { source: 'SHELL-D58', text: 'A failed deletion returns to its question.' },
  ],
});
