import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** Confirms that the person has the assets; either all or none are accepted. */
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
 * Reports that the person does not have or want the assets. Each is declined by a separate call;
 * one already declined stays so, and a retry continues with the others.
 */
export const declineHandovers = fromPromise<
  void,
  { assignmentIds: readonly string[]; reason: string }
>(async ({ input: { assignmentIds, reason }, signal }) => {
  for (const id of assignmentIds) {
    await api.declineHandover({ path: { id }, body: { reason }, signal, isReported: true });
  }
});
