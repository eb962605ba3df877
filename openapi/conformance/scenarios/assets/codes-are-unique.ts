import { scenario } from '../../scenario/types.ts';
import { asset, assetFields, edited } from '../../support/assets.ts';

export default scenario({
  title: 'Asset codes are unique in a tenant, whatever their case',
  source: 'ASSET-062, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const body = await assetFields(kit);
    await me.ask('addAsset', { body });
    const assetCode = body.assetCode.toUpperCase();
    await me.refused(409, 'addAsset', { body: await assetFields(kit, { assetCode }) });
    const other = await asset(kit, me);
    await me.refused(409, 'updateAsset', { body: await edited(me, other, { assetCode }) });
    await me.ask('updateAsset', { body: await edited(me, body.id, { assetCode }) });
  },
});
