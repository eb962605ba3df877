import { scenario } from '../../scenario/types.ts';
import { fetchCounts, request } from '../../support/notifications.ts';

export default scenario({
  title: 'The counts never go below zero, however often a notification is seen or completed',
  source: 'NOTIF-017',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const { id } = await request(ctx, ctx.as('admin'), me);
    await me.request('markAllNotificationsRead');
    const { requestTrackingPendingCount: before } = await fetchCounts(me);
    for (let times = 0; times < 3; times += 1) {
      await me.request('markNotificationSeen', { path: { id } });
      await me.request('completeNotification', { query: { notificationId: id } });
    }
    const after = await fetchCounts(me);
    ctx.expectEqual('the unread notifications', after.unreadNotificationCount, 0);
    const { requestTrackingPendingCount: pending } = after;
    ctx.expectEqual('the pending items', pending, before - 1);
  },
});
