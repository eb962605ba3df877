import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** An employee and a project. */
interface Pair {
  projectId: string;
  employeeId: string;
}

/** Makes an employee a member of a project. Source: PROJ-068. */
export const addMember = fromPromise<unknown, Pair>(
  ({ input: { projectId, employeeId }, signal }) =>
    api.addProjectMember({ body: { projectId, employeeId }, signal }),
);
