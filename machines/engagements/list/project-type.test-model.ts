import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { exampleType } from './project-type.fixtures.ts';
import { projectTypeMachine } from './project-type.machine.ts';

export const testModel = createRecordPartTestModel(projectTypeMachine, {
  part: exampleType,
  valid: { value: 'Retainer' },
  broken: { value: ' ' },
  rules: [{ source: 'ENGAG-D13', text: 'Names of project types are unique; each is saved once.' }],
});
