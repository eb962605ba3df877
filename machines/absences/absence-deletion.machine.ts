import { createPartDeletion } from '../records/create-part-deletion.ts';
import type { Absence } from './absence.ts';
import { deleteAbsence } from './absence.actors.ts';

export const absenceDeletionMachine = createPartDeletion<Absence>({
  id: 'absence-deletion',
  description: 'An absence of an employee is deleted. Source: PEOPL-D41.',
  deletePart: deleteAbsence,
});
