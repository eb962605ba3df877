import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, edited, move, statusId } from '../../../support/assets.ts';

export default scenario({
  title:
    'The start and the end of Repair need their days, not in the future and not before the last change',
  source: 'ASSET-084, ASSET-052',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const today = ctx.day(0, me.timeZone);
    const toRepair = async (sentToRepairOnAsString: string) =>
      edited(me, id, { statusId: await statusId(me, 'Repair'), sentToRepairOnAsString });
    await me.expectError(400, 'updateAsset', { body: await toRepair('') });
    await me.expectError(400, 'updateAsset', {
      body: await toRepair(await dayText(me, ctx.day(2))),
    });
    const before = await dayText(me, ctx.day(-2, me.timeZone));
    await me.expectError(400, 'updateAsset', { body: await toRepair(before) });
    await move(me, id, { status: 'Repair', day: today });
    const { repairedAssets } = await me.request('listRepairedAssets');
    ctx.expectThat(
      'it is among the assets in repair',
      repairedAssets.some((each) => each.id === id),
    );
    const back = { statusId: await statusId(me, 'InStore'), returnedFromRepairOnAsString: '' };
    await me.expectError(400, 'updateAsset', { body: await edited(me, id, back) });
    await move(me, id, { status: 'InStore', day: today });
    const { repairHistory } = await me.request('getAssetHistory', { path: { id } });
    const text = await dayText(me, today);
    const days = repairHistory.map((row) => row.returnedFromRepairOnAsString);
    ctx.expectEqual('the return', days, [text]);
  },
});
