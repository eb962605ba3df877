import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

interface Project {
  id: string;
}

type Changed = Schema<'ProjectOverview'>;

/** Marks a project as an apex project. Source: PROJ-075. */
export const markApex = fromPromise<Changed, Project>(
  async ({ input: { id }, signal }) =>
    (await api.markAsApexProject({ path: { id }, signal })).project,
);

/** Unmarks an apex project. Source: PROJ-076. */
export const unmarkApex = fromPromise<Changed, Project>(
  async ({ input: { id }, signal }) =>
    (await api.removeAsApexProject({ path: { id }, signal })).project,
);

/** Deletes a project. Source: PROJ-084. */
export const deleteProject = fromPromise<unknown, Project>(({ input: { id }, signal }) =>
  api.deleteProject({ path: { id }, signal }),
);
