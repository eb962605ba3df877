import { createPartDeletion } from '../../records/create-part-deletion.ts';
import { removeEmployeeImage, type PicturedEmployee } from './employee-image.actors.ts';

export const employeeImageRemovalMachine = createPartDeletion<PicturedEmployee>({
  id: 'employee-image-removal',
  description: 'Confirms that the image of an employee is removed. Source: PEOPL-016, PEOPL-D17.',
  deletePart: removeEmployeeImage,
});
