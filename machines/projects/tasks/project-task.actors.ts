import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import { toTaskBody, type ProjectTask, type TaskForm } from './project-task.ts';

/** Creates a task, or updates one against the version that was loaded. */
export const saveTask = fromPromise<unknown, PartToSave<ProjectTask, TaskForm>>(
  ({ input: { parentId: projectId, part, newId, form, version }, signal }) => {
    const fields = toTaskBody(form, part);
    if (part === null) {
      return saveNew({
        create: () => api.createProjectTask({ body: { id: newId, projectId, ...fields }, signal }),
        update: () => api.updateProjectTask({ body: { taskId: newId, ...fields }, signal }),
      });
    }
    const seen = version === null ? {} : { version };
    return api.updateProjectTask({ body: { taskId: part.taskId, ...fields, ...seen }, signal });
  },
);

/** Deletes a task; its time stays on the project. */
export const deleteTask = fromPromise<unknown, { part: ProjectTask }>(
  ({ input: { part }, signal }) => api.deleteProjectTask({ path: { id: part.taskId }, signal }),
);
