import { scenario } from '../../scenario/types.ts';
import { asset, assetFields, detail, edited, location } from '../../support/assets.ts';
import { vendor } from '../../support/vendors.ts';

export default scenario({
  title: 'A vendor who is not active any more may stay, but not come anew; a location can be left',
  source: 'ASSET-065, and the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const before = await vendor(kit, me);
    const assetLocationId = await location(kit, me);
    const id = await asset(kit, me, { vendorId: before.id, assetLocationId });
    await me.ask('updateVendor', { body: { ...before, isActive: false } });
    const name = kit.name();
    await me.ask('updateAsset', { body: await edited(me, id, { name }) });
    const kept = await detail(me, id);
    kit.expectEqual(
      'what has stayed',
      [kept.name, kept.vendorId, kept.assetLocationId],
      [name, before.id, assetLocationId],
    );
    const body = await assetFields(kit, { vendorId: before.id });
    const { fieldErrors = {} } = await me.refused(400, 'addAsset', { body });
    kit.expectEqual('a new asset of theirs', Object.keys(fieldErrors), ['vendorId']);
    await me.ask('updateAsset', { body: await edited(me, id, { assetLocationId: null }) });
    kit.expectEqual('without a location', (await detail(me, id)).assetLocationId, null);
  },
});
