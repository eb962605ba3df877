import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** The person has what was handed over; all or none are accepted. */
export const acceptHandovers = fromPromise<
  unknown,
  { assignmentIds: readonly string[]; remark: string }
>(({ input: { assignmentIds, remark }, signal }) =>
  api.acceptHandovers({
    body: { assignmentIds: [...assignmentIds], remark },
    signal,
    isReported: true,
  }),
);

/** The person does not have it, or does not want it. */
export const declineHandover = fromPromise<unknown, { assignmentId: string; reason: string }>(
  ({ input: { assignmentId, reason }, signal }) =>
    api.declineHandover({ path: { id: assignmentId }, body: { reason }, signal, isReported: true }),
);
