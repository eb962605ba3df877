import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** An employee and a project. */
interface Pair {
  projectId: string;
  employeeId: string;
}

/** Makes an employee the owner of a project. Source: PROJ-083. */
export const changeOwner = fromPromise<unknown, Pair>(
  ({ input: { projectId, employeeId }, signal }) =>
    api.changeProjectOwner({ query: { projectId, employeeId }, signal }),
);
