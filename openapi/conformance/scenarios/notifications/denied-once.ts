import { scenario } from '../../scenario/types.ts';
import { allOf, countsOf, request, subProjectRequest } from '../../support/notifications.ts';
import { seen } from '../../support/projects.ts';

export default scenario({
  title: 'A request to link a sub-project is denied once, and is then not complete',
  source: 'NOTIF-018',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    const ofRequest = ({ typeId }: { typeId: number }) => typeId === subProjectRequest;
    const other = (await allOf(me)).find((each) => !ofRequest(each));
    if (other) {
      await me.refused(400, 'rejectProjectLink', { query: { notificationId: other.id } });
    }
    const { id, notificationData } = await request(kit, kit.as('admin'), me);
    const before = await countsOf(me);
    const query = { notificationId: id };
    const { notification } = await me.ask('rejectProjectLink', { query });
    kit.expectEqual('whether it is seen', notification.isSeen, true);
    kit.expectEqual('whether it is complete', notification.isComplete, false);
    kit.expectEqual('whether it is denied', notification.isDenied, true);
    const pending = before.requestTrackingPendingCount - 1;
    kit.expectEqual('what waits', (await countsOf(me)).requestTrackingPendingCount, pending);
    await me.refused(409, 'rejectProjectLink', { query });
    const asked = await seen(kit.as('admin'), notificationData.value ?? '');
    kit.expectEqual('whether it is still asked for', asked.isAlreadyRequested, false);
    const { notification: later } = await me.ask('completeNotification', { query });
    kit.expectEqual('whether it is complete later', later.isComplete, false);
  },
});
