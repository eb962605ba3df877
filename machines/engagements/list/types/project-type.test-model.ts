import { createRecordPartTestModel } from '../../../testing/record-test-models.ts';
import { exampleType } from './project-type.fixtures.ts';
import { projectTypeMachine } from './project-type.machine.ts';

export const testModel = createRecordPartTestModel(projectTypeMachine, {
  part: exampleType,
  valid: { value: 'Retainer' },
  broken: { value: ' ' },
  rules: [
    { source: 'ENGAG-D13', text: 'Names of project types are unique; each is saved once.' },
    { source: 'ENGAG-083', text: 'A name that is missing or too long is not sent.' },
    {
      source: 'ENGAG-054',
      text: 'The client creates the id of a new project type, the same in every try.',
    },
  ],
});
