import { createImageUploadTestModel } from '../../testing/image-upload.ts';
import { employeeImageMachine } from './employee-image.machine.ts';
import { exampleEmployee } from '../employee.fixtures.ts';

export const testModel = createImageUploadTestModel(employeeImageMachine, {
  id: exampleEmployee.id,
  rules: [
    {
      source: 'PROF-016',
      text: 'An image is a .jpg, .jpeg, .png or .svg, also that of another person.',
    },
    { source: 'PROF-018', text: 'It has up to 2,097,152 bytes: one byte more is rejected.' },
    {
      source: 'PEOPL-D17',
      text: 'The uploaded image is that of the employee and of the linked user.',
    },
  ],
});
