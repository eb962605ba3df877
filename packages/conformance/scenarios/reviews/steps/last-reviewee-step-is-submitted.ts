import { scenario, type Actor } from '../../../scenario/types.ts';
import { allOf } from '../../../support/notifications.ts';
import { listAnswers, passOn, readSteps, review, seen } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A last step of the reviewee is submitted, and then waits for the administrators, who are notified and deliver it',
  source: 'REVW-D20',
  isExclusive: true,
  async run(ctx) {
    const [me, other, reviewee] = [ctx.as('admin'), ctx.as('reviewAdmin'), ctx.as('member')];
    const { cycleId, reviewId, stepId, nextStepId } = await review(ctx, me, [
      'PaAdmin',
      'Reviewee',
    ]);
    const path = { reviewId };
    const query = { deliverToAll: false };
    const flags = async (who: Actor) => {
      const { performanceReview: actual } = await who.request('getReview', {
        query: { reviewId, stepId: nextStepId },
      });
      return [actual.needsAction, actual.isReviewPromotable, actual.isReviewReadOnly];
    };
    const countNotifications = async () =>
      (await allOf(other)).filter(({ notificationData }) => notificationData.value === cycleId)
        .length;
    const [yes, no] = [true, false];
    await passOn(me, reviewId, stepId);
    ctx.expectEqual('to the reviewee', await flags(reviewee), [yes, yes, no]);
    ctx.expectEqual('to an administrator', await flags(me), [no, no, yes]);
    await reviewee.expectError(403, 'deliverReview', { path, query });
    const before = await countNotifications();
    await passOn(reviewee, reviewId, nextStepId);
    ctx.expectEqual('once it is submitted', await flags(reviewee), [no, no, yes]);
    const { status, stepId: at } = await seen(me, reviewId);
    ctx.expectEqual('it stays at its step', [status, at], ['Promoted', nextStepId]);
    ctx.expectEqual('to an administrator then', await flags(me), [yes, no, yes]);
    ctx.expectEqual('their notifications', (await countNotifications()) - before, 1);
    const steps = await readSteps(me, reviewId);
    ctx.expectThat('an administrator reads it', steps.includes(nextStepId));
    const [answer] = await listAnswers(reviewee, reviewId, nextStepId);
    const body = { id: answer?.id ?? '', answerText: 'Something else.' };
    await reviewee.expectError(400, 'saveReviewAnswer', { body });
    await reviewee.expectError(400, 'promoteReview', { path });
    const { performanceReview } = await me.request('deliverReview', { path, query });
    ctx.expectEqual('the release', performanceReview.status, 'Delivered');
  },
});
