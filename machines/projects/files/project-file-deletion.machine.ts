import { createPartDeletion } from '../../records/create-part-deletion.ts';
import { deleteFile } from './project-file.actors.ts';
import type { ProjectFile } from './project-file.ts';

export const projectFileDeletionMachine = createPartDeletion<ProjectFile>({
  id: 'project-file-deletion',
  description: 'A file link of a project is deleted. Source: PROJ-094.',
  deletePart: deleteFile,
});
