import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

interface TaskMove {
  taskId: string;
  /** The target. */
  projectId: string;
}

/** Moves a task to another project of the person, with its time. */
export const moveTask = fromPromise<unknown, TaskMove>(({ input: query, signal }) =>
  api.moveProjectTask({ query, signal }),
);
