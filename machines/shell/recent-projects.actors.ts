import { fromPromise } from 'xstate';
import { api, type Input, type Schema } from '#openapi/client/index.ts';

export type RecentProject = Schema<'ProjectTaskCombo'>;

export const getRecentProjectTaskCombos = fromPromise<RecentProject[]>(async ({ signal }) => {
  const { projectTaskCombos } = await api.getRecentProjectTaskCombos({ signal });
  return projectTaskCombos;
});

/** Starts an entry on the project, and ends the running one. */
export const postClockWork = fromPromise<void, Input<'postClockWork'>['body']>(
  async ({ input, signal }) => {
    await api.postClockWork({ body: input, signal });
  },
);
