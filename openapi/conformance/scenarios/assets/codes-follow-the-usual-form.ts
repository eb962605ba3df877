import { scenario } from '../../scenario/types.ts';
import { asset, category, employee } from '../../support/assets.ts';

export default scenario({
  title:
    'The next codes of a type have the form of most of its codes, else its own code and a number',
  source: 'ASSET-062, and the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const assetCategoryId = await category(kit, me);
    const type = { id: kit.uuid(), code: kit.name('C'), name: kit.name(), assetCategoryId };
    await me.ask('createAssetType', { body: type });
    const typeId = type.id;
    const next = async () => {
      const sent = { path: { typeId }, query: { count: 2 } };
      return (await me.ask('getNextAssetCodes', sent)).assetCodes;
    };
    kit.expectEqual('without any', await next(), [`${type.code}-0001`, `${type.code}-0002`]);
    const usual = `${kit.name('N')}-`;
    const codes = [`${kit.name('X')}-1`, kit.name('No number z'), `${usual}007`, `${usual}009`];
    const ids: string[] = [];
    for (const assetCode of codes) {
      ids.push(await asset(kit, me, { assetTypeId: typeId, assetCode }));
    }
    // Whatever became of them.
    const { id: employeeId } = await employee(kit, me);
    await me.ask('bulkAssignAssets', { body: { assetIds: ids.slice(2), employeeId } });
    kit.expectEqual('after those', await next(), [`${usual}010`, `${usual}011`]);
    await asset(kit, me, { assetCode: `${usual}010` });
    kit.expectEqual('after one of another type', await next(), [`${usual}011`, `${usual}012`]);
  },
});
