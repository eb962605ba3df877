import { scenario } from '../../../scenario/types.ts';
import { submitRequiredAnswers, review, seen } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Promote, deliver and reject name the step; a review that is already at another step stays there',
  source: 'REVW-033, REVW-D12',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { reviewId, stepId, nextStepId, stepIds } = await review(ctx, me, [
      'PaAdmin',
      'PaAdmin',
      'PaAdmin',
    ]);
    const path = { reviewId };
    await submitRequiredAnswers(me, reviewId, stepId);
    const both = [0, 1].map(() => me.call('promoteReview', { path, query: { stepId } }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    ctx.expectEqual(
      'the two answers',
      statuses.toSorted((a, b) => a - b),
      [200, 409],
    );
    ctx.expectEqual('the step', (await seen(me, reviewId)).stepId, nextStepId);
    const body = { reviewId, rejectedReason: 'Please name goals.', stepId };
    await me.expectError(409, 'rejectReview', { body });
    await submitRequiredAnswers(me, reviewId, nextStepId);
    await me.request('promoteReview', { path, query: { stepId: nextStepId } });
    const query = { deliverToAll: false, stepId: nextStepId };
    await me.expectError(409, 'deliverReview', { path, query });
    ctx.expectEqual('the status', (await seen(me, reviewId)).status, 'Promoted');
    // A request without a step means the present one.
    const rejection = { reviewId, rejectedReason: 'Please name more goals.' };
    const { performanceReview: returned } = await me.request('rejectReview', { body: rejection });
    ctx.expectEqual('the step before', returned.stepId, nextStepId);
    const { performanceReview } = await me.request('promoteReview', { path });
    ctx.expectEqual('the step after', performanceReview.stepId, stepIds[2]);
  },
});
