import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, detail, edited, property } from '../../../support/assets.ts';

export default scenario({
  title: 'The list of assets is searched and filtered by property values',
  source: 'ASSET-001',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const propertyId = await property(ctx, me, assetTypeId);
    const [first, second] = [
      await asset(ctx, me, { assetTypeId }),
      await asset(ctx, me, { assetTypeId }),
    ];
    const value = ctx.name('Graphite');
    const other = ctx.name('Silver');
    const save = async (id: string, assetTypePropertyValue: string) => {
      const assetProperties = [{ id: propertyId, assetTypePropertyValue }];
      await me.request('updateAsset', { body: await edited(me, id, { assetProperties }) });
    };
    await save(first, value);
    await save(second, other);
    const [shown] = (await detail(me, first)).assetProperties;
    const assetTypePropertyName = shown?.assetTypePropertyName ?? '';
    const read = async (more: object) => {
      const page = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
      return (await me.request('listAssets', { body: { ...page, ...more } })).assetsManager;
    };
    const found = async (more: object) => (await read(more)).map(({ id }) => id).toSorted();
    ctx.expectEqual('by words', await found({ search: value.toUpperCase() }), [first]);
    const filter = (name: string, text: string) => ({
      assetTypeIds: [assetTypeId],
      propertyFilters: [{ assetTypePropertyName: name, value: text }],
    });
    const part = value.toLowerCase();
    ctx.expectEqual('by a part of its value', await found(filter(assetTypePropertyName, part)), [
      first,
    ]);
    const loud = filter(assetTypePropertyName.toUpperCase(), other);
    ctx.expectEqual('whatever the case of its name', await found(loud), [second]);
    ctx.expectEqual('by a property that no type has', await found(filter(ctx.name(), part)), []);
    const { propertyFilters } = filter(assetTypePropertyName, part);
    const both = [...propertyFilters, { assetTypePropertyName, value: other }];
    ctx.expectEqual('by two that do not fit together', await found({ propertyFilters: both }), []);
    const rows = await read(filter(assetTypePropertyName, part));
    ctx.expectEqual('its row', rows[0]?.assetProperties, [{ assetTypePropertyName, value }]);
    const { propertyNames } = await me.request('listAssetPropertyNames');
    ctx.expectThat('the property is named', propertyNames.includes(assetTypePropertyName));
  },
});
