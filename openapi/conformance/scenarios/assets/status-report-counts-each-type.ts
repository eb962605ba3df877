import { scenario } from '../../scenario/types.ts';
import { asset, assetType, move } from '../../support/assets.ts';

export default scenario({
  title:
    'The status report counts each type’s assets by status, with their prices and longest days',
  source: 'document 3, sections 2 and 7',
  async run(kit) {
    const me = kit.as('admin');
    const assetTypeId = await assetType(kit, me);
    const bought = (price: number) => asset(kit, me, { assetTypeId, price });
    const ids = [await bought(100.5), await bought(200.25), await bought(50)];
    await move(me, ids[2] ?? '', { status: 'Scrap', day: kit.day(0, me.timeZone) });
    const { assetView } = await me.ask('getAssetView', { path: { id: ids[0] ?? '' } });
    const { assetsCurrentReport } = await me.ask('getAssetStatusReport');
    const rows = assetsCurrentReport.filter(({ assetType: name }) => name === assetView.assetType);
    kit.expectEqual(
      'the rows of the type, in the order of the statuses',
      rows.map((row) => [row.assetStatus, row.assetCount, row.totalPrice, row.longestInDays]),
      [
        ['InStore', 2, 300.75, 0],
        ['Scrap', 1, 50, 0],
      ],
    );
    const [row] = rows;
    kit.expectEqual('the category', row?.assetCategory, assetView.assetCategory);
  },
});
