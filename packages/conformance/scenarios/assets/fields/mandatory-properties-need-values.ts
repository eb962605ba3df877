import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, detail, edited, property } from '../../../support/assets.ts';

export default scenario({
  title:
    'A property is mandatory unless it is marked otherwise, and then needs a value in the edit form',
  source: 'ASSET-090',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const propertyId = await property(ctx, me, assetTypeId);
    const id = await asset(ctx, me, { assetTypeId });
    const form = (assetTypePropertyValue: string) =>
      edited(me, id, { assetProperties: [{ id: propertyId, assetTypePropertyValue }] });
    await me.expectError(400, 'updateAsset', { body: await form('  ') });
    await me.request('updateAsset', { body: await form('Blue') });
    const { assetProperties: _values, ...rest } = await edited(me, id, { name: ctx.name() });
    await me.request('updateAsset', { body: rest });
    const values = (await detail(me, id)).assetProperties.map(
      (each) => each.assetTypePropertyValue,
    );
    ctx.expectEqual('the values', values, ['Blue']);
  },
});
