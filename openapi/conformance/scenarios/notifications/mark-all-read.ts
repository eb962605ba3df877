import { scenario } from '../../scenario/types.ts';
import { countsOf, waiting } from '../../support/notifications.ts';

export default scenario({
  title: 'Marking all read sets the unread count to zero, and requests go on waiting',
  source: 'document 1, section 4 (notification panel)',
  isAlone: true,
  async run(kit) {
    const me = kit.as('colleague');
    const before = await countsOf(me);
    const admins = await countsOf(kit.as('admin'));
    const { successMessages: _said, ...counts } = await me.ask('markAllNotificationsRead');
    const expected = { ...before, unreadNotificationCount: 0 };
    kit.expectEqual('the answer', counts, expected);
    kit.expectEqual('the bell', await countsOf(me), expected);
    kit.expectThat(
      'all are seen',
      (await waiting(me)).every(({ isSeen }) => isSeen),
    );
    const { totalCount } = await me.ask('listNotifications');
    kit.expectEqual('how many are unseen', totalCount, 0);
    kit.expectEqual('what somebody else has', await countsOf(kit.as('admin')), admins);
  },
});
