import { scenario } from '../../scenario/types.ts';
import { countsOf, request, waiting } from '../../support/notifications.ts';

export default scenario({
  title: 'Marking all read sets the unread count to zero, and requests go on waiting',
  source: 'NOTIF-014',
  isAlone: true,
  async run(kit) {
    const other = kit.as('otherTenant');
    const others = await countsOf(other);
    for (const role of ['admin', 'member', 'colleague']) {
      const me = kit.as(role);
      const beside = kit.as(role === 'admin' ? 'member' : 'admin');
      await request(kit, beside, me);
      await request(kit, me, beside);
      const theirs = await countsOf(beside);
      const expected = { ...(await countsOf(me)), unreadNotificationCount: 0 };
      const { successMessages: _said, ...counts } = await me.ask('markAllNotificationsRead');
      kit.expectEqual('the answer', counts, expected);
      kit.expectEqual('the bell', await countsOf(me), expected);
      kit.expectEqual('the bell of a colleague', await countsOf(beside), theirs);
      kit.expectThat(
        'all are seen',
        (await waiting(me)).every(({ isSeen }) => isSeen),
      );
      const { totalCount } = await me.ask('listNotifications');
      kit.expectEqual('how many are unseen', totalCount, 0);
    }
    kit.expectEqual('what somebody else has', await countsOf(other), others);
  },
});
