import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ProjectTask } from './project-task.ts';
import type { TaskChange } from './task-change.ts';

/** Sends a change of a task that was made in its row; returns the task as stored. */
export const sendTaskChange = fromPromise<ProjectTask, { change: TaskChange; task: ProjectTask }>(
  async ({ input: { change, task }, signal }) => {
    const { taskId } = task;
    if (change.kind === 'place') {
      const body = { taskId, afterTaskId: change.afterTaskId };
      return (await api.reorderProjectTask({ body, signal })).task;
    }
    const { taskName, taskDescription, version } = task;
    const body = { taskId, taskName, taskDescription, version, status: change.status };
    return (await api.updateProjectTask({ body, signal, isSuccessHidden: true })).task;
  },
);
