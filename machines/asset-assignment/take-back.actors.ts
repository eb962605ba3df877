import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** By assignment, so that the assignment of the next assignee is never ended by mistake. */
export const takeBack = fromPromise<unknown, { assignmentId: string }>(
  ({ input: { assignmentId }, signal }) =>
    api.removeAssetAssignment({ path: { id: assignmentId }, signal, isSuccessHidden: true }),
);
