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

/**
 * The person does not have them, or does not want them. Each is declined by itself; one that was
 * declined before stays so, and a second try goes on with the others.
 */
export const declineHandovers = fromPromise<
  void,
  { assignmentIds: readonly string[]; reason: string }
>(async ({ input: { assignmentIds, reason }, signal }) => {
  for (const id of assignmentIds) {
    await api.declineHandover({ path: { id }, body: { reason }, signal, isReported: true });
  }
});
