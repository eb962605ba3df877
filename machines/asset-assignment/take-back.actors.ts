import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** By its assignment, so that nobody ends that of the next holder. */
export const takeBack = fromPromise<unknown, { assignmentId: string }>(
  ({ input: { assignmentId }, signal }) =>
    api.removeAssetAssignment({ path: { id: assignmentId }, signal, isSuccessHidden: true }),
);
