import { scenario } from '../../../scenario/types.ts';
import { asset, assigned, dayText, move } from '../../../support/assets.ts';

export default scenario({
  title: 'The view of an asset shows the days of its last repair, its scrap and its disposal',
  source: 'ASSET-018, ASSET-037',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const today = ctx.day(0, me.timeZone);
    const text = await dayText(me, today);
    const view = async () => {
      const { assetView } = await me.request('getAssetView', { path: { id } });
      return [
        assetView.sentToRepairOnAsString,
        assetView.returnedFromRepairOnAsString,
        assetView.scrappedOnAsString,
        assetView.disposedOnAsString,
      ];
    };
    ctx.expectEqual('at first', await view(), ['', '', '', '']);
    await move(me, id, { status: 'Repair', day: today });
    ctx.expectEqual('in repair', await view(), [text, '', '', '']);
    await move(me, id, { status: 'InStore', day: today });
    ctx.expectEqual('back from repair', await view(), [text, text, '', '']);
    await move(me, id, { status: 'Scrap', day: today });
    ctx.expectEqual('scrapped', await view(), [text, text, text, '']);
    const { assetId, employeeId } = await assigned(ctx, me);
    const { assetView } = await me.request('getAssetView', { path: { id: assetId } });
    ctx.expectEqual('the assignee', [assetView.employeeId, assetView.teamId], [employeeId, null]);
  },
});
