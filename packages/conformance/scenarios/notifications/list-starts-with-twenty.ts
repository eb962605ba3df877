import { scenario } from '../../scenario/types.ts';
import { request, subProjectRequest } from '../../support/notifications.ts';

export default scenario({
  title: 'By default, the list starts with the twenty newest unseen notifications',
  source: 'NOTIF-020, NOTIF-010, NOTIF-D10',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    await me.request('markAllNotificationsRead');
    let newest = '';
    for (let times = 0; times < 22; times += 1) newest = (await request(ctx, admin, me)).id;
    const first = await me.request('listNotifications');
    ctx.expectEqual('how many are listed', first.notifications.length, 20);
    ctx.expectEqual('how many there are', first.totalCount, 22);
    ctx.expectEqual('the first', first.notifications[0]?.id, newest);
    const rest = await me.request('listNotifications', { query: { skipCount: 20 } });
    ctx.expectEqual('the rest', rest.notifications.length, 2);
    const three = { query: { takeCount: 3, typeId: subProjectRequest } } as const;
    const some = await me.request('listNotifications', three);
    ctx.expectEqual('three of a type', some.notifications.length, 3);
    const none = await me.request('listNotifications', { query: { typeId: 9 } });
    ctx.expectEqual('of another type', none.notifications, []);
    // Once answered, it is no longer new.
    await me.request('rejectProjectLink', { query: { notificationId: newest } });
    const query = { filterType: 'Seen', takeCount: 50 } as const;
    const remaining = await me.request('listNotifications', { query });
    ctx.expectThat('it is not listed', !remaining.notifications.some(({ id }) => id === newest));
    const all = await me.request('listNotifications', { query: { ...query, isNew: false } });
    ctx.expectThat(
      'it is with the old ones',
      all.notifications.some(({ id }) => id === newest),
    );
    // More than one page remains.
    const { unreadNotificationCount } = await me.request('markAllNotificationsRead');
    ctx.expectEqual('how many are unseen at last', unreadNotificationCount, 0);
  },
});
