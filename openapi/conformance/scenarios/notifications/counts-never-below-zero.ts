import { scenario } from '../../scenario/types.ts';
import { allOf, countsOf } from '../../support/notifications.ts';

export default scenario({
  title: 'The counts never go below zero, however often something is seen or completed',
  source: 'document 1, section 4 (notification panel)',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    await me.ask('markAllNotificationsRead');
    const [first] = await allOf(me);
    if (!first) return kit.expectThat('the member has a notification', false);
    const { id } = first;
    const { requestTrackingPendingCount: before } = await countsOf(me);
    for (let times = 0; times < 3; times += 1) {
      await me.ask('markNotificationSeen', { path: { id } });
      await me.ask('completeNotification', { query: { notificationId: id } });
    }
    const after = await countsOf(me);
    kit.expectEqual('what is unread', after.unreadNotificationCount, 0);
    const { requestTrackingPendingCount: pending } = after;
    kit.expectThat('requests are counted once', pending >= 0 && before - pending <= 1);
  },
});
