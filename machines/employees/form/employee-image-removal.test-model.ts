import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { employeeImageRemovalMachine } from './employee-image-removal.machine.ts';
import { exampleEmployee } from '../employee.fixtures.ts';

export const testModel = createPartDeletionTestModel(employeeImageRemovalMachine, {
  part: exampleEmployee,
  rules: [
    { source: 'PEOPL-016', text: 'Those who may edit employees remove the image of one.' },
    {
      source: 'PEOPL-D17',
      text: 'A removed image is that of the linked user no longer; initials are shown again.',
    },
  ],
});
