import type { Actor } from '../../../scenario/types.ts';
import { scenario } from '../../../scenario/types.ts';
import { asset, handedTo } from '../../../support/assets.ts';
import { allOf, fetchCounts, waiting } from '../../../support/notifications.ts';
import { getEmployeeId } from '../../../support/projects.ts';

/** The assets that a person must accept or decline. */
async function requested(me: Actor): Promise<string[]> {
  const found = await waiting(me);
  return found.flatMap(({ notificationData: { handovers = [] } }) =>
    handovers.map(({ assetId }) => assetId),
  );
}

/** How many unread notifications a person has. */
const unread = async (me: Actor) => (await fetchCounts(me)).unreadNotificationCount;

/** The assets whose decline a person is notified of. */
const declined = async (me: Actor) =>
  (await allOf(me))
    .filter(({ typeId }) => typeId === 11)
    .flatMap(({ notificationData }) => notificationData.assetIds ?? []);

export default scenario({
  title:
    'A handover notification names the pending assets, and ends once all are accepted, declined or taken back',
  source: 'ASSET-D51',
  isExclusive: true,
  async run(ctx) {
    const [me, assignee] = [ctx.as('admin'), ctx.as('member')];
    const assetIds = [await asset(ctx, me), await asset(ctx, me)];
    const [first = '', second = ''] = assetIds;
    const employeeId = await getEmployeeId(assignee);
    const before = await unread(assignee);
    await me.request('bulkAssignAssets', { body: { assetIds, employeeId } });
    const newNotifications = (await waiting(assignee)).find(({ notificationData }) =>
      notificationData.assetIds?.includes(first),
    );
    const { handovers = [] } = newNotifications?.notificationData ?? {};
    const findId = (assetId: string) =>
      handovers.find((each) => each.assetId === assetId)?.assignmentId ?? '';
    const codes = handovers.map(({ assetCode }) => assetCode).toSorted();
    const named = await Promise.all(
      assetIds.map(async (id) => (await me.request('getAssetView', { path: { id } })).assetView),
    );
    ctx.expectEqual('the codes', codes, named.map(({ assetCode }) => assetCode).toSorted());
    ctx.expectEqual('the unread notifications', await unread(assignee), before + 1);

    await assignee.request('acceptHandovers', { body: { assignmentIds: [findId(first)] } });
    const remaining = await requested(assignee);
    ctx.expectEqual(
      'what waits once one is accepted',
      assetIds.map((id) => remaining.includes(id)),
      [false, true],
    );
    ctx.expectEqual('what is unread then', await unread(assignee), before + 1);
    const declining = { path: { id: findId(second) }, body: { reason: 'It never came' } };
    await assignee.request('declineHandover', declining);
    ctx.expectEqual('what is unread once the other is declined', await unread(assignee), before);
    ctx.expectThat('whoever has assigned it is notified', (await declined(me)).includes(second));

    await me.request('resendHandover', { path: { id: findId(second) } });
    ctx.expectEqual('after it is requested again', (await declined(me)).includes(second), false);
    ctx.expectEqual('the assignee', [(await requested(assignee)).includes(second)], [true]);
    await assignee.request('declineHandover', declining);
    await assignee.request('acceptHandovers', { body: { assignmentIds: [findId(second)] } });
    ctx.expectEqual('once it is accepted at last', (await declined(me)).includes(second), false);

    const given = await handedTo(ctx, assignee);
    const body = { reason: 'It never came' };
    await assignee.request('declineHandover', { path: { id: given.id }, body });
    await me.request('removeAssetAssignment', { path: { id: given.id } });
    ctx.expectEqual('once it is taken back', (await declined(me)).includes(given.assetId), false);
    await me.request('bulkTakeBackAssets', { body: { assetIds } });
  },
});
