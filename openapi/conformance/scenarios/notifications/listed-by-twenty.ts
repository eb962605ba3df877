import { scenario } from '../../scenario/types.ts';
import { request, subProjectRequest } from '../../support/notifications.ts';

export default scenario({
  title: 'A list of which nothing more is asked begins with the newest unseen ones, twenty of them',
  source: 'NOTIF-020, NOTIF-010, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const [admin, me] = [kit.as('admin'), kit.as('colleague')];
    await me.ask('markAllNotificationsRead');
    let newest = '';
    for (let times = 0; times < 22; times += 1) newest = (await request(kit, admin, me)).id;
    const first = await me.ask('listNotifications');
    kit.expectEqual('how many are listed', first.notifications.length, 20);
    kit.expectEqual('how many there are', first.totalCount, 22);
    kit.expectEqual('the first', first.notifications[0]?.id, newest);
    const rest = await me.ask('listNotifications', { query: { skipCount: 20 } });
    kit.expectEqual('the rest', rest.notifications.length, 2);
    const three = { query: { takeCount: 3, typeId: subProjectRequest } } as const;
    const some = await me.ask('listNotifications', three);
    kit.expectEqual('three of a type', some.notifications.length, 3);
    const none = await me.ask('listNotifications', { query: { typeId: 9 } });
    kit.expectEqual('of another type', none.notifications, []);
    // What was answered is no longer new.
    await me.ask('rejectProjectLink', { query: { notificationId: newest } });
    const query = { filterType: 'Seen', takeCount: 50 } as const;
    const left = await me.ask('listNotifications', { query });
    kit.expectThat('it is not listed', !left.notifications.some(({ id }) => id === newest));
    const all = await me.ask('listNotifications', { query: { ...query, isNew: false } });
    kit.expectThat(
      'it is with the old ones',
      all.notifications.some(({ id }) => id === newest),
    );
    // More than a page of them is left.
    const { unreadNotificationCount } = await me.ask('markAllNotificationsRead');
    kit.expectEqual('how many are unseen at last', unreadNotificationCount, 0);
  },
});
