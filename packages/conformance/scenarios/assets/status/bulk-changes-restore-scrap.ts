import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, detail, move, statusId } from '../../../support/assets.ts';

export default scenario({
  title: 'A scrapped asset can be moved to InStore or Disposed, also in a bulk change',
  source: 'ASSET-047, ASSET-D55',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = ctx.day(0, me.timeZone);
    const id = await asset(ctx, me);
    await move(me, id, { status: 'Scrap', day });
    const dayAsString = await dayText(me, day);
    const change = async (status: 'Repair' | 'InStore') => {
      const body = { assetIds: [id], statusId: await statusId(me, status), dayAsString };
      const { doneCount } = await me.request('bulkChangeAssetStatus', { body });
      return [doneCount, (await detail(me, id)).assetStatus];
    };
    ctx.expectEqual('to repair', await change('Repair'), [0, 'Scrap']);
    ctx.expectEqual('to the store', await change('InStore'), [1, 'InStore']);
  },
});
