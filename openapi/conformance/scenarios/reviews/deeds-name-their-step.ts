import { scenario } from '../../scenario/types.ts';
import { answerAll, review, seen } from '../../support/reviews/world.ts';

export default scenario({
  title: 'Who promotes, delivers or rejects names the step; a review that has moved on stays there',
  source: 'REVW-033, and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { reviewId, stepId, nextStepId } = await review(kit, me, [
      'PaAdmin',
      'PaAdmin',
      'PaAdmin',
    ]);
    const path = { reviewId };
    await answerAll(me, reviewId, stepId);
    const both = [0, 1].map(() => me.call('promoteReview', { path, query: { stepId } }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    kit.expectEqual(
      'the two answers',
      statuses.toSorted((a, b) => a - b),
      [200, 409],
    );
    kit.expectEqual('the step', (await seen(me, reviewId)).stepId, nextStepId);
    const body = { reviewId, rejectedReason: 'Please name goals.', stepId };
    await me.refused(409, 'rejectReview', { body });
    await answerAll(me, reviewId, nextStepId);
    await me.ask('promoteReview', { path, query: { stepId: nextStepId } });
    const query = { deliverToAll: false, stepId: nextStepId };
    await me.refused(409, 'deliverReview', { path, query });
    // Who names none means the first step.
    await me.refused(409, 'promoteReview', { path });
    kit.expectEqual('the status', (await seen(me, reviewId)).status, 'Promoted');
  },
});
