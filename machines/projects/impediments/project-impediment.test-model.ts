import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { exampleImpediment } from '../parts/project-extras.fixtures.ts';
import { toImpedimentForm } from './project-impediment.ts';
import { projectImpedimentMachine } from './project-impediment.machine.ts';

export const testModel = createRecordPartTestModel(projectImpedimentMachine, {
  part: exampleImpediment,
  valid: toImpedimentForm(exampleImpediment),
  broken: { impediments: 'x'.repeat(501) },
  rules: [
    { source: 'PROJ-103', text: 'An impediment is raised once, also when its save is repeated.' },
    {
      source: 'PROJ-019',
      text: 'An impediment has a text of up to 500 characters, which can be changed until it is resolved.',
    },
  ],
});
