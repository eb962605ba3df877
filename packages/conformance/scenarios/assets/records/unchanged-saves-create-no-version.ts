import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, detail, edited, property } from '../../../support/assets.ts';

export default scenario({
  title: 'A save without changes creates no new version',
  source: 'ASSET-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me, { name: 'Same' });
    const { version } = await detail(me, id);
    await me.request('updateAsset', { body: await edited(me, id) });
    ctx.expectEqual('the version', (await detail(me, id)).version, version);
    await me.request('updateAsset', { body: await edited(me, id, { name: ctx.name() }) });
    ctx.expectThat('a change raises it', (await detail(me, id)).version > version);

    const assetTypeId = await assetType(ctx, me);
    const [first, second] = [
      await property(ctx, me, assetTypeId),
      await property(ctx, me, assetTypeId),
    ];
    const values = (last: string) => [
      { id: first, assetTypePropertyValue: 'one' },
      { id: second, assetTypePropertyValue: last },
    ];
    const other = await asset(ctx, me, { assetTypeId, assetProperties: values('two') });
    const body = await edited(me, other);
    const assetProperties = body.assetProperties.map((each) =>
      each.id === second ? { ...each, assetTypePropertyValue: 'three' } : each,
    );
    await me.request('updateAsset', { body: { ...body, assetProperties } });
    const stored = (await detail(me, other)).assetProperties;
    ctx.expectEqual(
      'a change of one value among several',
      stored.map(({ assetTypePropertyValue }) => assetTypePropertyValue).toSorted(),
      ['one', 'three'],
    );
  },
});
