import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import { changed } from '../../core/records/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import { requireCase } from '../../common/reviews/cases.ts';
import { createReviewContext } from '../../common/reviews/review-context.ts';
import { getParts } from '../../common/reviews/rules.ts';
import { checkCycle, checkEmployed } from './forms/flow-steps.ts';
import { viewAfter } from './forms/flow.ts';

/** Reviewees confirm that they have read their delivered review. Source: REVW-D40. */
export const acknowledgement: Pick<Handlers<'reviews'>, 'acknowledgeReview'> = {
  acknowledgeReview: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.body.reviewId);
    const { review } = of;
    if (!getParts(of, ctx.me).has('Reviewee')) throw reject(403, 'notYourReview');
    checkCycle(of, ctx.today);
    checkEmployed(of);
    if (review.status !== 'Delivered') throw reject(400, 'notDeliveredYet');
    // The first confirmation counts: one that is sent again changes nothing.
    if ((review.acknowledgedOn ?? null) === null) {
      const acknowledgedComments = cleanOrEmpty(call.body.comments ?? '');
      const changes = { acknowledgedOn: ctx.now, acknowledgedComments };
      await ctx.db.put('reviews', changed(review, changes, ctx));
    }
    return ok({
      performanceReview: await viewAfter(ctx, of),
      successMessages: [message('reviewAcknowledged')],
    });
  },
};
