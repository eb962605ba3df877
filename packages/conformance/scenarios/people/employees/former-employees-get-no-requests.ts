import { scenario } from '../../../scenario/types.ts';
import { handedTo } from '../../../support/assets.ts';
import { fetchCounts, waiting } from '../../../support/notifications.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title: 'An employee who has left gets no more requests to accept their assets',
  source: 'PEOPL-D04',
  isExclusive: true,
  async run(ctx) {
    const [me, assignee] = [ctx.as('admin'), ctx.as('member')];
    const id = await getEmployeeId(assignee);
    const unread = async () => (await fetchCounts(assignee)).unreadNotificationCount;
    const before = await unread();
    // Other checks leave requests, which end in the same way.
    const earlier = (await waiting(assignee)).filter(
      ({ isSeen, notificationData: { assetIds } }) => !isSeen && assetIds !== undefined,
    );
    const given = await handedTo(ctx, assignee);
    const isRequested = async () =>
      (await waiting(assignee)).some(({ notificationData }) =>
        notificationData.assetIds?.includes(given.assetId),
      );
    ctx.expectEqual('before', [await isRequested(), await unread()], [true, before + 1]);
    try {
      await me.request('setEmployeeState', { body: { id, isActive: false } });
    } finally {
      await me.request('setEmployeeState', { body: { id, isActive: true } });
    }
    ctx.expectEqual(
      'after',
      [await isRequested(), await unread()],
      [false, before - earlier.length],
    );
    await me.request('removeAssetAssignment', { path: { id: given.id } });
  },
});
