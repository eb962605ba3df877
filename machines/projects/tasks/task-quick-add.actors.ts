import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { getNewTaskId, type NewTask } from './pasted-lines.ts';
import type { ProjectTask } from './project-task.ts';

/** Adds a task by its name. A repeated request returns the task that the first one has created. */
export const addTask = fromPromise<ProjectTask | null, { projectId: string; task: NewTask }>(
  async ({ input: { projectId, task }, signal }) => {
    const { name: taskName, description: taskDescription } = task;
    const body = { id: getNewTaskId(task), projectId, taskName, taskDescription };
    try {
      const { task: added } = await api.createProjectTask({
        body,
        signal,
        isReported: true,
        isSuccessHidden: true,
      });
      return added ?? null;
    } catch (error) {
      // Created by an earlier try whose response was lost, and changed since.
      if (toProblem(error).code !== 'savedAlready') throw error;
      return null;
    }
  },
);
