import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** Requests the employee's acceptance of the assignment again. */
export const resendRequest = fromPromise<unknown, { assignmentId: string }>(
  ({ input: { assignmentId }, signal }) =>
    api.resendHandover({ path: { id: assignmentId }, signal }),
);
