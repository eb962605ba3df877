import { scenario } from '../../scenario/types.ts';
import { countsOf, subProjectRequest, waiting } from '../../support/notifications.ts';

export default scenario({
  title: 'Seeing lowers the unread count; completing lowers what waits for an answer, too',
  source: 'document 1, section 4 (notification panel)',
  async run(kit) {
    const me = kit.as('admin');
    const all = await waiting(me);
    const found = all.find(({ isSeen, typeId }) => !isSeen && typeId !== subProjectRequest);
    const other = found ?? all[0];
    if (!other) return;
    const { id } = other;
    const before = await countsOf(me);
    const isUnseen = other.isSeen ? 0 : 1;
    const seen = await me.ask('markNotificationSeen', { path: { id } });
    kit.expectEqual('whether it is seen', seen.notification.isSeen, true);
    kit.expectEqual('whether it is complete', seen.notification.isComplete, false);
    const unread = before.unreadNotificationCount - isUnseen;
    kit.expectEqual('what is unread', seen.unreadNotificationCount, unread);
    kit.expectEqual('the bell then', (await countsOf(me)).unreadNotificationCount, unread);
    const query = { notificationId: id };
    const { notification } = await me.ask('completeNotification', { query });
    kit.expectEqual('whether it is complete now', notification.isComplete, true);
    kit.expectEqual('the bell', (await countsOf(me)).unreadNotificationCount, unread);
    const isListed = (await waiting(me)).some((each) => each.id === id);
    kit.expectThat('it waits no more', !isListed);
  },
});
