import { createPartDeletion } from '../../records/create-part-deletion.ts';
import { delinkProject } from './project-delinking.actors.ts';
import type { Delinked } from './project-link.ts';

export const projectDelinkingMachine = createPartDeletion<Delinked>({
  id: 'project-delinking',
  description: 'A sub-project is removed from its parent after a confirmation. Source: PROJ-085.',
  deletePart: delinkProject,
});
