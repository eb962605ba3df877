import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import {
  message,
  ok,
  type Call,
  type Handler,
  type Handlers,
} from '../../../core/requests/handler.ts';
import { HttpError, type Message } from '../../../core/requests/http-error.ts';
import type { MessageKey } from '../../../core/messages/index.ts';
import { getCycleRecord } from '../../../common/reviews/cases.ts';
import { createReviewContext, type Db } from '../../../common/reviews/review-context.ts';
import { flow } from '../forms/flow.ts';
import { nudges } from '../nudges/nudges.ts';
import { recallDeliveries } from '../recall.ts';

type Actions = Extract<
  AreaOperations<'reviews'>,
  'deliverCycleReviews' | 'nudgeCycleReviews' | 'recallReviews'
>;
/** The handlers of a single review; neither has an early stage. */
const deliverOne = flow.deliverReview as Handler<'deliverReview'>;
const nudgeOne = nudges.nudgeReviewExecutor as Handler<'nudgeReviewExecutor'>;

type Outcome = Omit<components['schemas']['ReviewOutcome'], 'errorMessages'> & {
  errorMessages: Message[];
};

/**
 * One action on several reviews of a cycle: each by the handler of a single review, so that the
 * same rules apply, and each rejection has its reason. Source: REVW-036, REVW-D25.
 */
export const cycleActions: Pick<Handlers<'reviews'>, Actions> = {
  deliverCycleReviews: async (call) => {
    const { deliverToAll } = call.body;
    return ok(
      await settleEach(call, 'reviewsDelivered', (reviewId) =>
        deliverOne({
          ...call,
          path: { ...call.path, reviewId },
          query: { deliverToAll },
          body: undefined,
        }),
      ),
    );
  },

  nudgeCycleReviews: async (call) => {
    const { message: text } = call.body;
    return ok(
      await settleEach(call, 'reviewsNudged', (reviewId) =>
        nudgeOne({ ...call, body: { reviewId, ...(text && { message: text }) } }),
      ),
    );
  },

  recallReviews: async (call) => {
    const recalledCount = await recallDeliveries(
      await createReviewContext(call),
      call.body.reviewIds,
    );
    const successMessages = [message('reviewsRecalled', { count: recalledCount })];
    return ok({ recalledCount, successMessages });
  },
};

type BulkCall = Pick<Call<'nudgeCycleReviews'>, 'db' | 'path'> & {
  body: { reviewIds: readonly string[] };
};

async function settleEach(
  { db, path, body }: BulkCall,
  done: MessageKey,
  act: (reviewId: string) => Promise<unknown>,
) {
  const cycle = await getCycleRecord(db, path.cycleId);
  const reviews = await db.getMany('reviews', body.reviewIds);
  const outcomes: Outcome[] = [];
  for (const reviewId of body.reviewIds) {
    const review = reviews.get(reviewId);
    const isKnown = review?.cycleId === cycle.id;
    const wasDelivered = review?.status === 'Delivered';
    const error = isKnown ? await findError(() => act(reviewId)) : unknown;
    outcomes.push({
      reviewId,
      employeeName: isKnown ? (review.revieweeName ?? '') : '',
      isDone: error === null,
      isRecallable: error === null && !wasDelivered && (await isDelivered(db, reviewId)),
      code: error?.[0]?.key ?? '',
      errorMessages: [...(error ?? [])],
    });
  }
  const doneCount = outcomes.filter(({ isDone }) => isDone).length;
  const values = { done: doneCount, count: outcomes.length };
  const successMessages = doneCount > 0 ? [message(done, values)] : [];
  return { outcomes, doneCount, successMessages };
}

const unknown: readonly Message[] = [{ key: 'reviewUnknown' }];

const isDelivered = async (db: Db, id: string): Promise<boolean> =>
  (await db.get('reviews', id))?.status === 'Delivered';

/** The messages of a rejection; null if the action succeeds. */
async function findError(act: () => Promise<unknown>): Promise<readonly Message[] | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error.messages;
    throw error;
  }
}
