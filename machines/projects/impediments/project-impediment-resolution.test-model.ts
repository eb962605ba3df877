import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { exampleImpediment } from '../parts/project-extras.fixtures.ts';
import { projectImpedimentResolutionMachine } from './project-impediment-resolution.machine.ts';

export const testModel = createRecordPartTestModel(projectImpedimentResolutionMachine, {
  part: exampleImpediment,
  valid: { resolution: 'It is back.' },
  broken: { resolution: 'x'.repeat(501) },
  rules: [
    {
      source: 'PROJ-036',
      text: 'An unresolved impediment becomes a resolved one, with who resolved it and when.',
    },
    {
      source: 'PROJ-037',
      text: 'An impediment is resolved once, with a word of up to 500 characters or without.',
    },
  ],
});
