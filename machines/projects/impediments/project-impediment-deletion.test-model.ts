import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { exampleImpediment } from '../parts/project-extras.fixtures.ts';
import { projectImpedimentDeletionMachine } from './project-impediment-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(projectImpedimentDeletionMachine, {
  part: exampleImpediment,
  rules: [
    { source: 'PROJ-104', text: 'An impediment is deleted after a confirmation.' },
    {
      source: 'PROJ-039',
      text: 'A deletion can change the number of unresolved impediments, so the project loads again.',
    },
  ],
});
