import { scenario } from '../../scenario/types.ts';
import { fetchCounts, request, subProjectRequest, waiting } from '../../support/notifications.ts';

export default scenario({
  title: 'The bell counts exactly the unseen notifications and the pending requests, seen or not',
  source: 'NOTIF-010',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('colleague');
    const { id } = await request(ctx, ctx.as('admin'), me);
    await request(ctx, ctx.as('admin'), me);
    await me.request('markNotificationSeen', { path: { id } });
    const listed = await waiting(me);
    const counts = {
      unreadNotificationCount: listed.filter(({ isSeen }) => !isSeen).length,
      requestTrackingPendingCount: listed.filter(({ typeId }) => typeId === subProjectRequest)
        .length,
    };
    ctx.expectEqual('the notification count', await fetchCounts(me), counts);
    const { notifications: _rows, totalCount, ...actual } = await me.request('listNotifications');
    ctx.expectEqual('its values in the list', actual, counts);
    ctx.expectEqual('how many are listed', totalCount, counts.unreadNotificationCount);
    for (const typeId of new Set(listed.map((each) => each.typeId))) {
      const {
        notifications: _some,
        totalCount: _few,
        ...idle
      } = await me.request('listNotifications', { query: { typeId } });
      ctx.expectEqual(`its values in a list of type ${typeId}`, idle, counts);
    }
    for (const { id: notificationId, typeId } of listed) {
      if (typeId === subProjectRequest) {
        await me.request('rejectProjectLink', { query: { notificationId } });
      }
    }
    await me.request('markAllNotificationsRead');
    const none = { unreadNotificationCount: 0, requestTrackingPendingCount: 0 };
    ctx.expectEqual('the bell at last', await fetchCounts(me), none);
  },
});
