import { scenario } from '../../scenario/types.ts';
import { fetchCounts, request, waiting } from '../../support/notifications.ts';

export default scenario({
  title:
    'Seeing a notification lowers the unread count; completing it also lowers the count of pending requests',
  source: 'NOTIF-015',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { id } = await request(ctx, ctx.as('member'), me);
    const before = await fetchCounts(me);
    const seen = await me.request('markNotificationSeen', { path: { id } });
    ctx.expectEqual('whether it is seen', seen.notification.isSeen, true);
    ctx.expectEqual('whether it is complete', seen.notification.isComplete, false);
    const unread = before.unreadNotificationCount - 1;
    ctx.expectEqual('the unread notifications', seen.unreadNotificationCount, unread);
    ctx.expectEqual('the bell then', (await fetchCounts(me)).unreadNotificationCount, unread);
    const query = { notificationId: id };
    const { notification, ...completed } = await me.request('completeNotification', { query });
    ctx.expectEqual('whether it is complete now', notification.isComplete, true);
    const requestTrackingPendingCount = before.requestTrackingPendingCount - 1;
    const remaining = { unreadNotificationCount: unread, requestTrackingPendingCount };
    ctx.expectEqual('the notification count', await fetchCounts(me), remaining);
    const { unreadNotificationCount: actual, requestTrackingPendingCount: pending } = completed;
    ctx.expectEqual('its values in the response', [actual, pending], Object.values(remaining));
    const again = await me.request('markNotificationSeen', { path: { id } });
    ctx.expectEqual('whether it stays complete', again.notification.isComplete, true);
    const isListed = (await waiting(me)).some((each) => each.id === id);
    ctx.expectThat('it is no longer pending', !isListed);
  },
});
