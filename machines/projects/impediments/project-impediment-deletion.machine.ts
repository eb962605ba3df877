import { createPartDeletion } from '../../records/create-part-deletion.ts';
import { deleteImpediment } from './project-impediment.actors.ts';
import type { Impediment } from './project-impediment.ts';

export const projectImpedimentDeletionMachine = createPartDeletion<Impediment>({
  id: 'project-impediment-deletion',
  description: 'An impediment of a project is deleted. Source: PROJ-104, PROJ-039.',
  deletePart: deleteImpediment,
});
