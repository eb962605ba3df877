import { scenario } from '../../scenario/types.ts';
import { asset, assetType, category, move } from '../../support/assets.ts';

export default scenario({
  title:
    'The status report counts each type’s assets by status, with their prices and longest days',
  source: 'ASSET-008, ASSET-147',
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
    const assetCategoryId = await category(kit, me);
    const types = [];
    for (const letter of ['b', 'C', 'A']) {
      const body = { id: kit.uuid(), code: kit.name('C'), name: kit.name(letter), assetCategoryId };
      await me.ask('createAssetType', { body });
      await asset(kit, me, { assetTypeId: body.id });
      types.push(body.id);
    }
    const report = (await me.ask('getAssetStatusReport')).assetsCurrentReport;
    const ofCategory = report.filter((each) => each.assetCategoryId === assetCategoryId);
    const [second, third, first] = types;
    kit.expectEqual(
      'the types of a category by name',
      ofCategory.map((each) => each.assetTypeId),
      [first, second, third],
    );
    const { teamList } = await me.ask('getAssetCullOutDefaults');
    const teams = teamList.map(({ value }) => value.toLowerCase());
    const plain = teams.filter((name) => !/\d/.test(name));
    kit.expectEqual('the order of teams', plain, plain.toSorted());
    const [row] = rows;
    kit.expectEqual('the category', row?.assetCategory, assetView.assetCategory);
  },
});
