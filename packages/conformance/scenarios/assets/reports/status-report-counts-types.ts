import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, category, move } from '../../../support/assets.ts';

export default scenario({
  title:
    'The status report counts the assets of each type by status, with their prices and longest durations',
  source: 'ASSET-008, ASSET-147',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const bought = (price: number) => asset(ctx, me, { assetTypeId, price });
    const ids = [await bought(100.5), await bought(200.25), await bought(50)];
    await move(me, ids[2] ?? '', { status: 'Scrap', day: ctx.day(0, me.timeZone) });
    const { assetView } = await me.request('getAssetView', { path: { id: ids[0] ?? '' } });
    const { assetsCurrentReport } = await me.request('getAssetStatusReport');
    const rows = assetsCurrentReport.filter(({ assetType: name }) => name === assetView.assetType);
    ctx.expectEqual(
      'the rows of the type, in the order of the statuses',
      rows.map((row) => [row.assetStatus, row.assetCount, row.totalPrice, row.longestInDays]),
      [
        ['InStore', 2, 300.75, 0],
        ['Scrap', 1, 50, 0],
      ],
    );
    const assetCategoryId = await category(ctx, me);
    const types = [];
    for (const letter of ['b', 'C', 'A']) {
      const body = { id: ctx.uuid(), code: ctx.name('C'), name: ctx.name(letter), assetCategoryId };
      await me.request('createAssetType', { body });
      await asset(ctx, me, { assetTypeId: body.id });
      types.push(body.id);
    }
    const report = (await me.request('getAssetStatusReport')).assetsCurrentReport;
    const ofCategory = report.filter((each) => each.assetCategoryId === assetCategoryId);
    const [second, third, first] = types;
    ctx.expectEqual(
      'the types of a category by name',
      ofCategory.map((each) => each.assetTypeId),
      [first, second, third],
    );
    const { teamList } = await me.request('getAssetCullOutDefaults');
    const teams = teamList.map(({ value }) => value.toLowerCase());
    const plain = teams.filter((name) => !/\d/.test(name));
    ctx.expectEqual('the order of teams', plain, plain.toSorted());
    const [row] = rows;
    ctx.expectEqual('the category', row?.assetCategory, assetView.assetCategory);
  },
});
