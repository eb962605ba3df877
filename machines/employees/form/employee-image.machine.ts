import { createImageUpload } from '../../records/create-image-upload.ts';
import { uploadEmployeeImage } from './employee-image.actors.ts';

export const employeeImageMachine = createImageUpload({
  id: 'employee-image',
  description:
    'The image of an employee, uploaded by someone who may edit employees. Source: PEOPL-016, PEOPL-D17.',
  upload: uploadEmployeeImage,
});
