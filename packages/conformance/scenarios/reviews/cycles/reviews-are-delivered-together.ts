import { scenario } from '../../../scenario/types.ts';
import { cycle, readSteps, seen, submitRequiredAnswers } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Several reviews of a cycle are delivered at once, each by the rules of a single one, and taken back by those who may deliver them',
  source: 'REVW-036, REVW-D12',
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const roles = ['member', 'colleague'];
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, { executors: ['PaAdmin'], roles });
    const [stepId = ''] = stepIds;
    const [first = '', second = ''] = reviewIds;
    await submitRequiredAnswers(me, first, stepId);
    const path = { cycleId };
    const deliver = async (ids: string[]) => {
      const body = { reviewIds: ids, deliverToAll: false };
      const { outcomes, doneCount } = await me.request('deliverCycleReviews', { path, body });
      const results = outcomes.map((each) => [each.reviewId, each.isDone, each.isRecallable]);
      const hasReasons = outcomes.every(
        ({ isDone, code, errorMessages }) => isDone === (code === '' && errorMessages.length === 0),
      );
      ctx.expectEqual('whether each that is not has a reason', hasReasons, true);
      return [doneCount, results];
    };
    const unknown = ctx.uuid();
    ctx.expectEqual('what is done', await deliver([first, second, unknown]), [
      1,
      [
        [first, true, true],
        [second, false, false],
        [unknown, false, false],
      ],
    ]);
    ctx.expectEqual('the reviewee reads it', await readSteps(reviewee, first), [stepId]);
    ctx.expectEqual('the other stays', (await seen(me, second)).status, 'NotStarted');
    const body = { reviewIds: [first] };
    await reviewee.expectError(403, 'recallReviews', { body });
    await me.expectError(409, 'recallReviews', { body: { reviewIds: [first, second] } });
    ctx.expectEqual('none is taken back', (await seen(me, first)).status, 'Delivered');
    const { recalledCount } = await me.request('recallReviews', { body });
    ctx.expectEqual('how many are taken back', recalledCount, 1);
    const { status, deliveredOn } = await readMember(first);
    ctx.expectEqual('it is at its step again', [status, deliveredOn], ['Answered', null]);
    ctx.expectEqual('the reviewee reads it no longer', await readSteps(reviewee, first), []);
    await me.expectError(409, 'recallReviews', { body });
    ctx.expectEqual('it can be delivered again', await deliver([first]), [
      1,
      [[first, true, true]],
    ]);

    async function readMember(reviewId: string) {
      const { reviewees } = await me.request('getReviewCycle', { path });
      const found = reviewees.find((each) => each.reviewId === reviewId);
      return { status: found?.status, deliveredOn: found?.deliveredOn };
    }
  },
});
