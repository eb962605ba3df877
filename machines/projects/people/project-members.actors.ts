import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

interface Removal {
  projectId: string;
  employeeId: string;
}

/** Removes a member of a project. Source: PROJ-069. */
export const removeMember = fromPromise<unknown, Removal>(
  ({ input: { projectId, employeeId }, signal }) =>
    api.removeProjectMember({ query: { projectId, employeeId }, signal }),
);
