import { scenario } from '../../scenario/types.ts';
import { asset, assetType, detail, edited, property } from '../../support/assets.ts';

export default scenario({
  title: 'A save that changes nothing raises no version',
  source: 'the decisions on answers and failures (409)',
  async run(kit) {
    const me = kit.as('admin');
    const id = await asset(kit, me, { name: 'Same' });
    const { version } = await detail(me, id);
    await me.ask('updateAsset', { body: await edited(me, id) });
    kit.expectEqual('the version', (await detail(me, id)).version, version);
    await me.ask('updateAsset', { body: await edited(me, id, { name: kit.name() }) });
    kit.expectThat('a change raises it', (await detail(me, id)).version > version);

    const assetTypeId = await assetType(kit, me);
    const [first, second] = [
      await property(kit, me, assetTypeId),
      await property(kit, me, assetTypeId),
    ];
    const values = (last: string) => [
      { id: first, assetTypePropertyValue: 'one' },
      { id: second, assetTypePropertyValue: last },
    ];
    const other = await asset(kit, me, { assetTypeId, assetProperties: values('two') });
    const body = await edited(me, other);
    const assetProperties = body.assetProperties.map((each) =>
      each.id === second ? { ...each, assetTypePropertyValue: 'three' } : each,
    );
    await me.ask('updateAsset', { body: { ...body, assetProperties } });
    const kept = (await detail(me, other)).assetProperties;
    kit.expectEqual(
      'a change of one value among several',
      kept.map(({ assetTypePropertyValue }) => assetTypePropertyValue).toSorted(),
      ['one', 'three'],
    );
  },
});
