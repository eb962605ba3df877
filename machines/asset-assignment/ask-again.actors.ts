import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** The employee is asked once more to accept what was assigned. */
export const resendRequest = fromPromise<unknown, { assignmentId: string }>(
  ({ input: { assignmentId }, signal }) =>
    api.resendHandover({ path: { id: assignmentId }, signal }),
);
