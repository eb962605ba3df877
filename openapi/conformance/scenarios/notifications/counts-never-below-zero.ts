import { scenario } from '../../scenario/types.ts';
import { countsOf, request } from '../../support/notifications.ts';

export default scenario({
  title: 'The counts never go below zero, however often something is seen or completed',
  source: 'NOTIF-017',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    const { id } = await request(kit, kit.as('admin'), me);
    await me.ask('markAllNotificationsRead');
    const { requestTrackingPendingCount: before } = await countsOf(me);
    for (let times = 0; times < 3; times += 1) {
      await me.ask('markNotificationSeen', { path: { id } });
      await me.ask('completeNotification', { query: { notificationId: id } });
    }
    const after = await countsOf(me);
    kit.expectEqual('what is unread', after.unreadNotificationCount, 0);
    const { requestTrackingPendingCount: pending } = after;
    kit.expectEqual('what waits', pending, before - 1);
  },
});
