import { createPartDeletion, type PartDeletionActor } from '../../records/create-part-deletion.ts';
import { deleteTask } from './project-task.actors.ts';
import type { ProjectTask } from './project-task.ts';

export const projectTaskDeletionMachine = createPartDeletion<ProjectTask>({
  id: 'project-task-deletion',
  description: 'A task of a project is deleted; its time stays on the project. Source: PROJ-040.',
  deletePart: deleteTask,
});

export type ProjectTaskDeletionActor = PartDeletionActor<ProjectTask>;
