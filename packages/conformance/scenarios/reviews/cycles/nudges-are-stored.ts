import { scenario } from '../../../scenario/types.ts';
import { allOf } from '../../../support/notifications.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { passOn, review } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Everyone who has to act can be nudged with a message once within an hour and is notified, and the nudge is stored',
  source: 'REVW-082, REVW-023, REVW-D25',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { cycleId, reviewId, stepId } = await review(ctx, me, ['Reviewee', 'PaAdmin']);
    const history = async () => {
      const { paAdminNudgeHistory } = await me.request('getAdminNudgeHistory', {
        path: { id: reviewId },
      });
      return paAdminNudgeHistory.map((each) => [
        each.recipientName,
        each.email,
        each.isAutomatic,
        each.message,
      ]);
    };
    const countNotifications = async () =>
      (await allOf(reviewee)).filter(({ notificationData }) => notificationData.value === cycleId)
        .length;
    ctx.expectEqual('a new review', await history(), []);
    const before = await countNotifications();
    const nudge = { body: { reviewId, message: ' This week. ' } };
    const { recipientNames } = await me.request('nudgeReviewExecutor', nudge);
    const { name, email } = await fetchProfile(reviewee);
    ctx.expectEqual('who is nudged', recipientNames, [name]);
    ctx.expectEqual('the stored values', await history(), [[name, email, false, 'This week.']]);
    ctx.expectEqual('their notifications', (await countNotifications()) - before, 1);
    await me.expectError(409, 'nudgeReviewExecutor', { body: { reviewId } });
    ctx.expectEqual('a nudge too many', (await history()).length, 1);
    const { reviewDetail } = await me.request('getReview', { query: { reviewId, stepId } });
    ctx.expectEqual('with the review', reviewDetail.paAdminNudgeHistory.length, 1);
    const theirs = await reviewee.request('getReview', { query: { reviewId, stepId } });
    ctx.expectEqual('to the reviewee', theirs.reviewDetail.paAdminNudgeHistory, []);
    for (const call of [
      await reviewee.call('nudgeReviewExecutor', nudge),
      await reviewee.call('getAdminNudgeHistory', { path: { id: reviewId } }),
    ]) {
      call.expectStatus(403);
    }
    await me.expectError(404, 'nudgeReviewExecutor', { body: { reviewId: ctx.uuid() } });
    // A reminder of the step is due after a day at the earliest.
    await me.request('runReviewNudges');
    ctx.expectEqual('nothing is due yet', (await history()).length, 1);
    await passOn(reviewee, reviewId, stepId);
    const { name: admin } = await fetchProfile(ctx.as('reviewAdmin'));
    const others = await me.request('nudgeReviewExecutor', { body: { reviewId } });
    const [latest] = await history();
    ctx.expectEqual('the latest first, without words', latest?.[3], '');
    ctx.expectThat('the other administrators are', others.recipientNames.includes(admin));
    const own = new Set([name, (await fetchProfile(me)).name]);
    const isOther = others.recipientNames.every((each) => !own.has(each));
    ctx.expectThat('neither who nudges nor the reviewee', isOther);
  },
});
