import { scenario } from '../../../scenario/types.ts';
import { cycle, seen, submitRequiredAnswers } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A reviewee confirms once that they have read their delivered review',
  source: 'REVW-034, REVW-D40',
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, { executors: ['PaAdmin'] });
    const [stepId = ''] = stepIds;
    const [reviewId = ''] = reviewIds;
    await submitRequiredAnswers(me, reviewId, stepId);
    const body = { reviewId, comments: 'Thank you.' };
    await reviewee.expectError(400, 'acknowledgeReview', { body });
    const deliver = { path: { reviewId }, query: { deliverToAll: true, stepId } };
    await me.request('deliverReview', deliver);
    const readFlag = async (who = reviewee) => {
      const query = { reviewId, stepId };
      const { performanceReview } = await who.request('getReview', { query });
      return performanceReview.isReviewAcknowledgeable;
    };
    ctx.expectEqual('who can confirm', [await readFlag(), await readFlag(me)], [true, false]);
    await me.expectError(403, 'acknowledgeReview', { body });
    ctx.expectEqual('before it is confirmed', await readConfirmation(), [null, '']);
    const { performanceReview } = await reviewee.request('acknowledgeReview', { body });
    const first = [performanceReview.acknowledgedOn, performanceReview.acknowledgedComments];
    ctx.expectEqual('the comments', first[1], 'Thank you.');
    ctx.expectEqual('whether it has a time', typeof first[0], 'string');
    ctx.expectEqual('whether it can be confirmed again', await readFlag(), false);
    await reviewee.request('acknowledgeReview', { body: { reviewId, comments: 'Once more.' } });
    ctx.expectEqual('what others read', await readConfirmation(), first);
    const { reviewees } = await me.request('getReviewCycle', { path: { cycleId } });
    const member = reviewees.find((each) => each.reviewId === reviewId);
    ctx.expectEqual('the time in the cycle', member?.acknowledgedOn, first[0]);
    await me.request('recallReviews', { body: { reviewIds: [reviewId] } });
    ctx.expectEqual('once the delivery is taken back', await readConfirmation(), [null, '']);

    async function readConfirmation() {
      const { acknowledgedOn, acknowledgedComments } = await seen(me, reviewId);
      return [acknowledgedOn, acknowledgedComments];
    }
  },
});
