import { scenario } from '../../scenario/types.ts';
import { fetchCounts, request, waiting } from '../../support/notifications.ts';

export default scenario({
  title: 'Marking all as read sets the unread count to zero, and requests stay pending',
  source: 'NOTIF-014',
  isExclusive: true,
  async run(ctx) {
    const other = ctx.as('otherTenant');
    const others = await fetchCounts(other);
    for (const role of ['admin', 'member', 'colleague']) {
      const me = ctx.as(role);
      const colleague = ctx.as(role === 'admin' ? 'member' : 'admin');
      await request(ctx, colleague, me);
      await request(ctx, me, colleague);
      const theirs = await fetchCounts(colleague);
      const expected = { ...(await fetchCounts(me)), unreadNotificationCount: 0 };
      const { successMessages: _messages, ...counts } = await me.request(
        'markAllNotificationsRead',
      );
      ctx.expectEqual('the answer', counts, expected);
      ctx.expectEqual('the notification count', await fetchCounts(me), expected);
      ctx.expectEqual('the bell of a colleague', await fetchCounts(colleague), theirs);
      ctx.expectThat(
        'all are seen',
        (await waiting(me)).every(({ isSeen }) => isSeen),
      );
      const { totalCount } = await me.request('listNotifications');
      ctx.expectEqual('how many are unseen', totalCount, 0);
    }
    ctx.expectEqual('the assets assigned to another user', await fetchCounts(other), others);
  },
});
