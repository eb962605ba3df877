import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Stepped, StepToTake } from '../../../lists/create-step-undo.ts';
import type { ReviewOutcome } from '../cycle.ts';

interface Reviews {
  cycleId: string;
  reviewIds: string[];
}

/** Each review is delivered separately: one that is not has a reason. The page reports the results. */
export const deliverReviews = fromPromise<
  readonly ReviewOutcome[],
  Reviews & { deliverToAll: boolean }
>(async ({ input: { cycleId, ...body }, signal }) => {
  const sent = { path: { cycleId }, body, signal, isSuccessHidden: true };
  return (await api.deliverCycleReviews(sent)).outcomes;
});

export const nudgeReviews = fromPromise<readonly ReviewOutcome[], Reviews & { message: string }>(
  async ({ input: { cycleId, ...body }, signal }) => {
    const sent = { path: { cycleId }, body, signal, isSuccessHidden: true };
    return (await api.nudgeCycleReviews(sent)).outcomes;
  },
);

interface Recall {
  reviewIds: readonly string[];
}

/** A delivery that can be taken back. */
export interface Delivery extends Stepped<Recall> {
  count: number;
  /** The reviewee of a single review; empty for several. */
  name: string;
}

export const recallDelivery = fromPromise<unknown, StepToTake<Recall, Delivery>>(
  ({ input: { step }, signal }) =>
    api.recallReviews({
      body: { reviewIds: [...step.reviewIds] },
      signal,
      isSuccessHidden: true,
    }),
);
