import { scenario } from '../../../scenario/types.ts';
import { asset, handedTo } from '../../../support/assets.ts';
import { allOf, waiting } from '../../../support/notifications.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title:
    'Assets assigned together cause one notification, which is withdrawn once they are taken back; a second decline notifies no one, and a self-assigned asset is already accepted',
  source: 'ASSET-D52',
  isExclusive: true,
  async run(ctx) {
    const [me, assignee] = [ctx.as('admin'), ctx.as('member')];
    const listNewNotifications = async (who: typeof me, work: () => Promise<void>) => {
      const known = new Set((await allOf(who)).map(({ id }) => id));
      await work();
      const newNotifications = (await allOf(who)).filter(({ id }) => !known.has(id));
      return newNotifications.map(({ typeId, notificationData }) => [
        typeId,
        notificationData.assetIds,
      ]);
    };
    const handover = async (id: string) =>
      (await me.request('getAssetView', { path: { id } })).assetView.handover;
    const takenBack = (assetIds: string[]) =>
      me.request('bulkTakeBackAssets', { body: { assetIds } });

    const assetIds = [await asset(ctx, me), await asset(ctx, me)];
    const employeeId = await getEmployeeId(assignee);
    const actual = await listNewNotifications(assignee, async () => {
      await me.request('bulkAssignAssets', { body: { assetIds, employeeId } });
    });
    const [[type, named] = [], ...others] = actual;
    ctx.expectEqual('how often the assignee is notified', [type, others], [10, []]);
    const ids = [...((named ?? []) as string[])].toSorted();
    ctx.expectEqual('of which assets', ids, assetIds.toSorted());
    const isRequested = async () =>
      (await waiting(assignee)).some(({ notificationData }) =>
        notificationData.assetIds?.some((id) => assetIds.includes(id)),
      );
    ctx.expectEqual('the assignee gets the request', await isRequested(), true);
    await takenBack(assetIds);
    ctx.expectEqual('and no more once they are taken back', await isRequested(), false);

    const own = await handedTo(ctx, me);
    const mine = await handover(own.assetId);
    ctx.expectEqual(
      'what one assigns to oneself',
      [mine?.state, mine?.remindableFrom],
      ['Accepted', null],
    );
    const nothing = await listNewNotifications(me, async () => {
      await handedTo(ctx, me);
    });
    ctx.expectEqual('one of them without a notification', nothing, []);
    await me.expectError(409, 'resendHandover', { path: { id: own.id } });

    const given = await handedTo(ctx, assignee);
    const path = { id: given.id };
    const decline = (reason: string) =>
      assignee.request('declineHandover', { path, body: { reason } });
    const first = await listNewNotifications(me, async () => {
      await decline('It never came');
    });
    const second = await listNewNotifications(me, async () => {
      await decline('It is broken');
    });
    ctx.expectEqual(
      'notifications of the user who assigned it',
      [first, second],
      [[[11, [given.assetId]]], []],
    );
    ctx.expectEqual('the last reason', (await handover(given.assetId))?.remark, 'It is broken');
    await me.request('resendHandover', { path });
    const requested = await handover(given.assetId);
    ctx.expectEqual(
      'after it is requested again',
      [requested?.state, requested?.remark, requested?.answeredAtAsString],
      ['Pending', '', ''],
    );
    await decline('It is broken still');
    await assignee.request('acceptHandovers', {
      body: { assignmentIds: [given.id], remark: 'Mended' },
    });
    const accepted = await handover(given.assetId);
    ctx.expectEqual(
      'what was declined may be accepted',
      [accepted?.state, accepted?.remark, accepted?.remindableFrom],
      ['Accepted', 'Mended', null],
    );
    await takenBack([own.assetId, given.assetId]);
  },
});
