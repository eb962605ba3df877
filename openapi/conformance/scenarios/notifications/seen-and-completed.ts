import { scenario } from '../../scenario/types.ts';
import { countsOf, request, waiting } from '../../support/notifications.ts';

export default scenario({
  title: 'Seeing lowers the unread count; completing lowers what waits for an answer, too',
  source: 'NOTIF-015',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { id } = await request(kit, kit.as('member'), me);
    const before = await countsOf(me);
    const seen = await me.ask('markNotificationSeen', { path: { id } });
    kit.expectEqual('whether it is seen', seen.notification.isSeen, true);
    kit.expectEqual('whether it is complete', seen.notification.isComplete, false);
    const unread = before.unreadNotificationCount - 1;
    kit.expectEqual('what is unread', seen.unreadNotificationCount, unread);
    kit.expectEqual('the bell then', (await countsOf(me)).unreadNotificationCount, unread);
    const query = { notificationId: id };
    const { notification, ...completed } = await me.ask('completeNotification', { query });
    kit.expectEqual('whether it is complete now', notification.isComplete, true);
    const requestTrackingPendingCount = before.requestTrackingPendingCount - 1;
    const left = { unreadNotificationCount: unread, requestTrackingPendingCount };
    kit.expectEqual('the bell', await countsOf(me), left);
    const { unreadNotificationCount: told, requestTrackingPendingCount: pending } = completed;
    kit.expectEqual('what the answer says of it', [told, pending], Object.values(left));
    const again = await me.ask('markNotificationSeen', { path: { id } });
    kit.expectEqual('whether it stays complete', again.notification.isComplete, true);
    const isListed = (await waiting(me)).some((each) => each.id === id);
    kit.expectThat('it waits no more', !isListed);
  },
});
