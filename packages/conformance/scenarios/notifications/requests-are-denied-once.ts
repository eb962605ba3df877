import { scenario } from '../../scenario/types.ts';
import { allOf, fetchCounts, request, subProjectRequest } from '../../support/notifications.ts';
import { seen } from '../../support/projects.ts';

export default scenario({
  title: 'A request to link a sub-project is denied once, and is then not complete',
  source: 'NOTIF-018',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const ofRequest = ({ typeId }: { typeId: number }) => typeId === subProjectRequest;
    const other = (await allOf(me)).find((each) => !ofRequest(each));
    if (other) {
      await me.expectError(400, 'rejectProjectLink', { query: { notificationId: other.id } });
    }
    const { id, notificationData } = await request(ctx, ctx.as('admin'), me);
    const before = await fetchCounts(me);
    const query = { notificationId: id };
    const { notification } = await me.request('rejectProjectLink', { query });
    ctx.expectEqual('whether it is seen', notification.isSeen, true);
    ctx.expectEqual('whether it is complete', notification.isComplete, false);
    ctx.expectEqual('whether it is denied', notification.isDenied, true);
    const pending = before.requestTrackingPendingCount - 1;
    ctx.expectEqual(
      'the pending items',
      (await fetchCounts(me)).requestTrackingPendingCount,
      pending,
    );
    await me.expectError(409, 'rejectProjectLink', { query });
    const requested = await seen(ctx.as('admin'), notificationData.value ?? '');
    ctx.expectEqual('whether it is still requested', requested.isAlreadyRequested, false);
    const { notification: later } = await me.request('completeNotification', { query });
    ctx.expectEqual('whether it is complete later', later.isComplete, false);
  },
});
