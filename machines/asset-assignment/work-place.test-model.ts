import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { workPlaceMachine } from './work-place.machine.ts';

export const testModel = createRecordPartTestModel(workPlaceMachine, {
  part: { workPlace: 'Office', version: 0 },
  valid: { workPlace: 'At home' },
  broken: { workPlace: '' },
  rules: [
    {
      source: 'ASSET-156',
      text: 'The work place of an employee is changed by PUT /updateWorkPlace.',
    },
    {
      source: 'ASSET-030',
      text: 'The work place belongs to the employee and is shown with their assets.',
    },
  ],
});
