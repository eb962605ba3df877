import { scenario } from '../../scenario/types.ts';
import {
  asset,
  assetType,
  detail,
  edited,
  employee,
  location,
  property,
} from '../../support/assets.ts';

export default scenario({
  title: 'The history of an asset names who changed which field, from what to what',
  source: 'ASSET-018, ASSET-033',
  async run(kit) {
    const me = kit.as('admin');
    const { name: myName } = (await me.ask('getProfile')).profile;
    const assetTypeId = await assetType(kit, me);
    const propertyId = await property(kit, me, assetTypeId);
    const id = await asset(kit, me, { assetTypeId, name: '', assetLocationId: null });
    const changesOf = async () => (await me.ask('getAssetHistory', { path: { id } })).changes;
    const read = async () =>
      (await changesOf()).map(({ isAdded, fields }) => [
        isAdded,
        fields.map(({ field, from, to }) => [field, from, to]),
      ]);
    const added = [true, []];
    kit.expectEqual('after it was added', await read(), [added]);
    kit.expectEqual('who added it', (await changesOf())[0]?.changedBy, myName);
    const name = kit.name();
    const value = kit.name();
    const body = await edited(me, id, {
      name,
      price: 20.5,
      assetProperties: [{ id: propertyId, assetTypePropertyValue: value }],
    });
    await me.ask('updateAsset', { body });
    const first = [
      false,
      [
        ['name', '', name],
        ['price', '1000.5', '20.5'],
        ['assetProperty', '', value],
      ],
    ];
    kit.expectEqual('after a save', await read(), [first, added]);
    const [change] = await changesOf();
    const named = change?.fields.map((each) => each.assetTypePropertyName);
    const [shown] = (await detail(me, id)).assetProperties;
    kit.expectEqual('which property it was', named, ['', '', shown?.assetTypePropertyName]);
    await me.ask('updateAsset', { body: await edited(me, id) });
    kit.expectEqual('after a save without changes', await read(), [first, added]);
    const assetLocationId = await location(kit, me);
    await me.ask('bulkMoveAssets', { body: { assetIds: [id], assetLocationId } });
    const { assetView } = await me.ask('getAssetView', { path: { id } });
    const moved = [false, [['assetLocationName', '', assetView.assetLocationName]]];
    kit.expectEqual('after a move', await read(), [moved, first, added]);
    const holder = await employee(kit, me);
    const body2 = { id: kit.uuid(), assetId: id, employeeId: holder.id };
    await me.ask('assignAsset', { body: body2 });
    const handed = [
      false,
      [
        ['assetStatus', 'InStore', 'Assigned'],
        ['holderName', '', holder.name],
      ],
    ];
    kit.expectEqual('after it was assigned', await read(), [handed, moved, first, added]);
    await me.ask('removeAssetAssignment', { path: { id: body2.id } });
    const back = [
      false,
      [
        ['assetStatus', 'Assigned', 'InStore'],
        ['holderName', holder.name, ''],
      ],
    ];
    kit.expectEqual('after it was returned', (await read())[0], back);
  },
});
