import { scenario } from '../../../scenario/types.ts';
import { asset, assetFields, detail, edited, location } from '../../../support/assets.ts';
import { vendor } from '../../../support/vendors.ts';

export default scenario({
  title:
    'An inactive vendor may stay with an asset, but cannot be newly selected; a location can be removed',
  source: 'ASSET-065, ASSET-D24',
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await vendor(ctx, me);
    const assetLocationId = await location(ctx, me);
    const id = await asset(ctx, me, { vendorId: before.id, assetLocationId });
    await me.request('updateVendor', { body: { ...before, isActive: false } });
    const name = ctx.name();
    await me.request('updateAsset', { body: await edited(me, id, { name }) });
    const stored = await detail(me, id);
    ctx.expectEqual(
      'what has stayed',
      [stored.name, stored.vendorId, stored.assetLocationId],
      [name, before.id, assetLocationId],
    );
    const body = await assetFields(ctx, { vendorId: before.id });
    const { fieldErrors = {} } = await me.expectError(400, 'addAsset', { body });
    ctx.expectEqual('a new asset of theirs', Object.keys(fieldErrors), ['vendorId']);
    await me.request('updateAsset', { body: await edited(me, id, { assetLocationId: null }) });
    ctx.expectEqual('without a location', (await detail(me, id)).assetLocationId, null);
  },
});
