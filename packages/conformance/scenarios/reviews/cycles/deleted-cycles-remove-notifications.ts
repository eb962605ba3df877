import { scenario } from '../../../scenario/types.ts';
import { waiting } from '../../../support/notifications.ts';
import { cycle } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'Notifications of a review are deleted with its cycle',
  source: 'NOTIF-020, REVW-D02',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { cycleId } = await cycle(ctx, me, { roles: ['member'], executors: ['Reviewee'] });
    const isNotified = async () =>
      (await waiting(reviewee)).some(({ notificationData }) => notificationData.value === cycleId);
    ctx.expectEqual('whether the reviewee is notified', await isNotified(), true);
    await me.request('deleteReviewCycle', { path: { cycleId } });
    ctx.expectEqual('whether they are once it is deleted', await isNotified(), false);
  },
});
