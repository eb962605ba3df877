import { scenario } from '../../../scenario/types.ts';
import { asset, assigned, detail, move, ofEachKind } from '../../../support/assets.ts';

export default scenario({
  title: 'A scanned code identifies one asset, whatever its status; labels are those of the list',
  source: 'ASSET-050',
  async run(ctx) {
    const me = ctx.as('admin');
    const { assetId, employeeId } = await assigned(ctx, me);
    const serialNumber = ctx.name('SN');
    const scrapped = await asset(ctx, me, { serialNumber });
    await move(me, scrapped, { status: 'Scrap', day: ctx.day(0, me.timeZone) });
    const find = async (code: string) =>
      (await me.request('findAssetsByCode', { query: { code } })).assets;
    const first50 = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const assetIds = [assetId, scrapped];
    const body = { ...first50, assetIds, sort: '-assetCode' };
    const { assetLabels, totalCount } = await me.request('listAssetLabels', { body });
    ctx.expectEqual('how many labels', totalCount, 2);
    const { assetsManager } = await me.request('listAssets', { body });
    ctx.expectEqual(
      'in the order of the list',
      assetLabels.map(({ id }) => id),
      assetsManager.map(({ id }) => id),
    );
    const code = assetLabels.find(({ id }) => id === assetId)?.assetCode ?? '';
    const [assignedId, ...others] = await find(` ${code.toLowerCase()} `);
    ctx.expectEqual(
      'by its code, in any case',
      [assignedId?.id, assignedId?.assetStatus, assignedId?.employeeId, others.length],
      [assetId, 'Assigned', employeeId, 0],
    );
    ctx.expectEqual(
      'by its serial number',
      (await find(serialNumber.toUpperCase())).map(({ id, assetStatus }) => [id, assetStatus]),
      [[scrapped, 'Scrap']],
    );
    const [named] = await find(assetId);
    ctx.expectEqual('by its identifier', named?.id, assetId);
    for (const id of Object.values(await ofEachKind(ctx, me))) {
      const { assetCode } = await detail(me, id);
      const both = [...(await find(assetCode)), ...(await find(id))].map((each) => each.id);
      ctx.expectEqual('by its code and by its identifier', both, [id, id]);
    }
    ctx.expectEqual('a part of a code', await find(code.slice(0, -1)), []);
  },
});
