import {
  createPartDeletion,
  type PartDeletionActor,
} from '../../../records/create-part-deletion.ts';
import type { ProjectType } from './project-type.ts';
import { deleteProjectType } from './project-types.actors.ts';

export const projectTypeDeletionMachine = createPartDeletion<ProjectType>({
  id: 'project-type-deletion',
  description:
    'A project type is deleted after a confirmation, unless engagements have it. Source: ENGAG-D13.',
  deletePart: deleteProjectType,
});

export type ProjectTypeDeletionActor = PartDeletionActor<ProjectType>;
