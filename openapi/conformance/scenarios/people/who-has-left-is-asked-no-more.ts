import { scenario } from '../../scenario/types.ts';
import { handedTo } from '../../support/assets.ts';
import { countsOf, waiting } from '../../support/notifications.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title: 'An employee who has left is no longer asked to accept the assets they have',
  source: 'the decisions on assets',
  isAlone: true,
  async run(kit) {
    const [me, holder] = [kit.as('admin'), kit.as('member')];
    const id = await employeeIdOf(holder);
    const unread = async () => (await countsOf(holder)).unreadNotificationCount;
    const before = await unread();
    const given = await handedTo(kit, holder);
    const isAsked = async () =>
      (await waiting(holder)).some(({ notificationData }) =>
        notificationData.assetIds?.includes(given.assetId),
      );
    kit.expectEqual('before', [await isAsked(), await unread()], [true, before + 1]);
    try {
      await me.ask('setEmployeeState', { body: { id, isActive: false } });
    } finally {
      await me.ask('setEmployeeState', { body: { id, isActive: true } });
    }
    kit.expectEqual('after', [await isAsked(), await unread()], [false, before]);
    await me.ask('removeAssetAssignment', { path: { id: given.id } });
  },
});
