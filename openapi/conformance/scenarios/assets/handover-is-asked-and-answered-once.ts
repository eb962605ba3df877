import { scenario } from '../../scenario/types.ts';
import { asset, handedTo } from '../../support/assets.ts';
import { allOf, waiting } from '../../support/notifications.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title:
    'Assets that are handed over together are told once, and no more once they are taken back; a second refusal tells nobody, and who assigns to themselves has accepted',
  source: 'the decisions on assets',
  isAlone: true,
  async run(kit) {
    const [me, holder] = [kit.as('admin'), kit.as('member')];
    const newsOf = async (who: typeof me, work: () => Promise<void>) => {
      const known = new Set((await allOf(who)).map(({ id }) => id));
      await work();
      const news = (await allOf(who)).filter(({ id }) => !known.has(id));
      return news.map(({ typeId, notificationData }) => [typeId, notificationData.assetIds]);
    };
    const handover = async (id: string) =>
      (await me.ask('getAssetView', { path: { id } })).assetView.handover;
    const takenBack = (assetIds: string[]) => me.ask('bulkTakeBackAssets', { body: { assetIds } });

    const assetIds = [await asset(kit, me), await asset(kit, me)];
    const employeeId = await employeeIdOf(holder);
    const told = await newsOf(holder, async () => {
      await me.ask('bulkAssignAssets', { body: { assetIds, employeeId } });
    });
    const [[type, named] = [], ...others] = told;
    kit.expectEqual('how often the holder is told', [type, others], [10, []]);
    const ids = [...((named ?? []) as string[])].toSorted();
    kit.expectEqual('of which assets', ids, assetIds.toSorted());
    const isAsked = async () =>
      (await waiting(holder)).some(({ notificationData }) =>
        notificationData.assetIds?.some((id) => assetIds.includes(id)),
      );
    kit.expectEqual('the holder is asked', await isAsked(), true);
    await takenBack(assetIds);
    kit.expectEqual('and no more once they are taken back', await isAsked(), false);

    const own = await handedTo(kit, me);
    const mine = await handover(own.assetId);
    kit.expectEqual(
      'what one assigns to oneself',
      [mine?.state, mine?.remindableFrom],
      ['Accepted', null],
    );
    const nothing = await newsOf(me, async () => {
      await handedTo(kit, me);
    });
    kit.expectEqual('of which one is not told', nothing, []);
    await me.refused(409, 'resendHandover', { path: { id: own.id } });

    const given = await handedTo(kit, holder);
    const path = { id: given.id };
    const decline = (reason: string) => holder.ask('declineHandover', { path, body: { reason } });
    const first = await newsOf(me, async () => {
      await decline('It never came');
    });
    const second = await newsOf(me, async () => {
      await decline('It is broken');
    });
    kit.expectEqual('who has assigned it hears', [first, second], [[[11, [given.assetId]]], []]);
    kit.expectEqual('the last reason', (await handover(given.assetId))?.remark, 'It is broken');
    await me.ask('resendHandover', { path });
    const asked = await handover(given.assetId);
    kit.expectEqual(
      'once it is asked again',
      [asked?.state, asked?.remark, asked?.answeredAtAsString],
      ['Pending', '', ''],
    );
    await decline('It is broken still');
    await holder.ask('acceptHandovers', { body: { assignmentIds: [given.id], remark: 'Mended' } });
    const accepted = await handover(given.assetId);
    kit.expectEqual(
      'what was declined may be accepted',
      [accepted?.state, accepted?.remark, accepted?.remindableFrom],
      ['Accepted', 'Mended', null],
    );
    await takenBack([own.assetId, given.assetId]);
  },
});
