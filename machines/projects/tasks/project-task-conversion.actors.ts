import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** Turns a task into a project, with its time. */
export const convertTask = fromPromise<unknown, Schema<'TaskConversion'>>(
  ({ input: body, signal }) => api.convertTaskToProject({ body, signal }),
);
