import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { projectDelinkingMachine } from './project-delinking.machine.ts';

export const testModel = createPartDeletionTestModel(projectDelinkingMachine, {
  part: { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d07', code: 'AS-027', name: 'Interface' },
  rules: [
    {
      source: 'PROJ-085',
      text: 'A sub-project is delinked after a confirmation that names it.',
    },
    {
      source: 'PROJ-043',
      text: 'Its owner and the owners of the projects above may delink it.',
    },
  ],
});
