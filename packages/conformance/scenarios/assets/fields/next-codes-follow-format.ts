import { scenario } from '../../../scenario/types.ts';
import { asset, category, employee } from '../../../support/assets.ts';

export default scenario({
  title:
    'The next codes of a type follow the format of most of its codes, or else are its code and a number',
  source: 'ASSET-062, ASSET-D09',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const type = { id: ctx.uuid(), code: ctx.name('C'), name: ctx.name(), assetCategoryId };
    await me.request('createAssetType', { body: type });
    const typeId = type.id;
    const next = async () => {
      const sent = { path: { typeId }, query: { count: 2 } };
      return (await me.request('getNextAssetCodes', sent)).assetCodes;
    };
    ctx.expectEqual('without any', await next(), [`${type.code}-0001`, `${type.code}-0002`]);
    const defaultPrefix = `${ctx.name('N')}-`;
    const codes = [
      `${ctx.name('X')}-1`,
      ctx.name('No number z'),
      `${defaultPrefix}007`,
      `${defaultPrefix}009`,
    ];
    const ids: string[] = [];
    for (const assetCode of codes) {
      ids.push(await asset(ctx, me, { assetTypeId: typeId, assetCode }));
    }
    // Regardless of their later status.
    const { id: employeeId } = await employee(ctx, me);
    await me.request('bulkAssignAssets', { body: { assetIds: ids.slice(2), employeeId } });
    ctx.expectEqual('after those', await next(), [`${defaultPrefix}010`, `${defaultPrefix}011`]);
    await asset(ctx, me, { assetCode: `${defaultPrefix}010` });
    ctx.expectEqual('after one of another type', await next(), [
      `${defaultPrefix}011`,
      `${defaultPrefix}012`,
    ]);
  },
});
