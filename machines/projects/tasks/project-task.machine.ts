import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { saveTask } from './project-task.actors.ts';
import {
  emptyTask,
  toTaskForm,
  validateTask,
  type ProjectTask,
  type TaskForm,
} from './project-task.ts';

export const projectTaskMachine = createRecordPart<ProjectTask, TaskForm>({
  id: 'project-task',
  description: 'A task of a project is added or edited. Source: PROJ-070, PROJ-099, PROJ-063.',
  emptyForm: emptyTask,
  toForm: toTaskForm,
  validate: validateTask,
  // Correcting the start can also correct the due date.
  dependents: { startOn: ['dueOn'] },
  savePart: saveTask,
});

export type ProjectTaskActor = RecordPartActor<ProjectTask, TaskForm>;
