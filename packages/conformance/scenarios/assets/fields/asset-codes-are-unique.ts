import { scenario } from '../../../scenario/types.ts';
import { asset, assetFields, edited } from '../../../support/assets.ts';

export default scenario({
  title: 'Asset codes are unique in a tenant, ignoring case',
  source: 'ASSET-062, ASSET-D47',
  async run(ctx) {
    const me = ctx.as('admin');
    const body = await assetFields(ctx);
    await me.request('addAsset', { body });
    const assetCode = body.assetCode.toUpperCase();
    await me.expectError(409, 'addAsset', { body: await assetFields(ctx, { assetCode }) });
    const other = await asset(ctx, me);
    await me.expectError(409, 'updateAsset', { body: await edited(me, other, { assetCode }) });
    await me.request('updateAsset', { body: await edited(me, body.id, { assetCode }) });
  },
});
