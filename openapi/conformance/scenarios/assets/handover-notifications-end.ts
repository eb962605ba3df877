import type { Actor } from '../../scenario/types.ts';
import { scenario } from '../../scenario/types.ts';
import { asset, handedTo } from '../../support/assets.ts';
import { allOf, countsOf, waiting } from '../../support/notifications.ts';
import { employeeIdOf } from '../../support/projects.ts';

/** The assets that a person is asked to accept or decline. */
async function asked(me: Actor): Promise<string[]> {
  const found = await waiting(me);
  return found.flatMap(({ notificationData: { handovers = [] } }) =>
    handovers.map(({ assetId }) => assetId),
  );
}

/** How many unread notifications a person has. */
const unread = async (me: Actor) => (await countsOf(me)).unreadNotificationCount;

/** The assets of which a person is notified that somebody has declined them. */
const declined = async (me: Actor) =>
  (await allOf(me))
    .filter(({ typeId }) => typeId === 11)
    .flatMap(({ notificationData }) => notificationData.assetIds ?? []);

export default scenario({
  title:
    'A notification of handovers names those that wait, and ends once all are accepted, declined or taken back',
  source: 'the decisions on assets',
  isAlone: true,
  async run(kit) {
    const [me, holder] = [kit.as('admin'), kit.as('member')];
    const assetIds = [await asset(kit, me), await asset(kit, me)];
    const [first = '', second = ''] = assetIds;
    const employeeId = await employeeIdOf(holder);
    const before = await unread(holder);
    await me.ask('bulkAssignAssets', { body: { assetIds, employeeId } });
    const news = (await waiting(holder)).find(({ notificationData }) =>
      notificationData.assetIds?.includes(first),
    );
    const { handovers = [] } = news?.notificationData ?? {};
    const idOf = (assetId: string) =>
      handovers.find((each) => each.assetId === assetId)?.assignmentId ?? '';
    const codes = handovers.map(({ assetCode }) => assetCode).toSorted();
    const named = await Promise.all(
      assetIds.map(async (id) => (await me.ask('getAssetView', { path: { id } })).assetView),
    );
    kit.expectEqual('the codes', codes, named.map(({ assetCode }) => assetCode).toSorted());
    kit.expectEqual('what is unread', await unread(holder), before + 1);

    await holder.ask('acceptHandovers', { body: { assignmentIds: [idOf(first)] } });
    const left = await asked(holder);
    kit.expectEqual(
      'what waits once one is accepted',
      assetIds.map((id) => left.includes(id)),
      [false, true],
    );
    kit.expectEqual('what is unread then', await unread(holder), before + 1);
    const declining = { path: { id: idOf(second) }, body: { reason: 'It never came' } };
    await holder.ask('declineHandover', declining);
    kit.expectEqual('what is unread once the other is declined', await unread(holder), before);
    kit.expectThat('whoever has assigned it is notified', (await declined(me)).includes(second));

    await me.ask('resendHandover', { path: { id: idOf(second) } });
    kit.expectEqual('once it is asked again', (await declined(me)).includes(second), false);
    kit.expectEqual('the holder', [(await asked(holder)).includes(second)], [true]);
    await holder.ask('declineHandover', declining);
    await holder.ask('acceptHandovers', { body: { assignmentIds: [idOf(second)] } });
    kit.expectEqual('once it is accepted at last', (await declined(me)).includes(second), false);

    const given = await handedTo(kit, holder);
    const body = { reason: 'It never came' };
    await holder.ask('declineHandover', { path: { id: given.id }, body });
    await me.ask('removeAssetAssignment', { path: { id: given.id } });
    kit.expectEqual('once it is taken back', (await declined(me)).includes(given.assetId), false);
    await me.ask('bulkTakeBackAssets', { body: { assetIds } });
  },
});
