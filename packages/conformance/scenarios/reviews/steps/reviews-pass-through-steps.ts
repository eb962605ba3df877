import { scenario } from '../../../scenario/types.ts';
import { submitRequiredAnswers, passOn, review, seen } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A review is answered, promoted to the next step, sent back with a reason, and delivered',
  source: 'REVW-033, REVW-D10',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { reviewId, stepId, nextStepId } = await review(ctx, me);
    ctx.expectEqual('the status', (await seen(me, reviewId)).status, 'NotStarted');
    const early = await me.expectError(400, 'promoteReview', { path: { reviewId } });
    ctx.expectEqual('the message', early.errorMessages, ['An answer is required']);
    const soon = { path: { reviewId }, query: { deliverToAll: false } };
    await me.expectError(400, 'deliverReview', soon);
    await passOn(me, reviewId, stepId);
    const promoted = await seen(me, reviewId);
    ctx.expectEqual('the step', [promoted.stepId, promoted.status], [nextStepId, 'Promoted']);
    const body = { reviewId, rejectedReason: 'Please name goals.', stepId: nextStepId };
    await me.request('rejectReview', { body });
    const back = await seen(me, reviewId);
    ctx.expectEqual('the step', [back.stepId, back.status], [stepId, 'Rejected']);
    ctx.expectEqual('the reason', back.rejectedReason, 'Please name goals.');
    await me.request('promoteReview', { path: { reviewId }, query: { stepId } });
    ctx.expectEqual('the reason then', (await seen(me, reviewId)).rejectedReason, null);
    const again = { ...body, rejectedReason: 'Name more.' };
    await me.request('rejectReview', { body: again });
    const { rejections } = await me.request('getReviewForDisplay', { query: { reviewId } });
    ctx.expectEqual(
      'all reasons, the latest first',
      rejections.map(({ rejectedReason }) => rejectedReason),
      [again.rejectedReason, body.rejectedReason],
    );
    await me.request('promoteReview', { path: { reviewId }, query: { stepId } });
    const unanswered = await me.expectError(400, 'deliverReview', soon);
    ctx.expectEqual('the message', unanswered.errorMessages, ['An answer is required']);
    await submitRequiredAnswers(me, reviewId, nextStepId);
    const last = { path: { reviewId }, query: { stepId: nextStepId } };
    await me.expectError(400, 'promoteReview', last);
    await me.request('deliverReview', soon);
    ctx.expectEqual('the status', (await seen(me, reviewId)).status, 'Delivered');
    await me.expectError(400, 'rejectReview', { body });
  },
});
