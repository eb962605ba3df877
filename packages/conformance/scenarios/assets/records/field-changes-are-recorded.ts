import { scenario } from '../../../scenario/types.ts';
import {
  asset,
  assetType,
  detail,
  edited,
  employee,
  location,
  property,
} from '../../../support/assets.ts';

export default scenario({
  title: 'The history of an asset shows who changed which field, with the old and the new value',
  source: 'ASSET-018, ASSET-033',
  async run(ctx) {
    const me = ctx.as('admin');
    const { name: myName } = (await me.request('getProfile')).profile;
    const assetTypeId = await assetType(ctx, me);
    const propertyId = await property(ctx, me, assetTypeId);
    const id = await asset(ctx, me, { assetTypeId, name: '', assetLocationId: null });
    const listChanges = async () => (await me.request('getAssetHistory', { path: { id } })).changes;
    const read = async () =>
      (await listChanges()).map(({ isAdded, fields }) => [
        isAdded,
        fields.map(({ field, from, to }) => [field, from, to]),
      ]);
    const added = [true, []];
    ctx.expectEqual('after it was added', await read(), [added]);
    ctx.expectEqual('who added it', (await listChanges())[0]?.changedBy, myName);
    const name = ctx.name();
    const value = ctx.name();
    const body = await edited(me, id, {
      name,
      price: 20.5,
      assetProperties: [{ id: propertyId, assetTypePropertyValue: value }],
    });
    await me.request('updateAsset', { body });
    const first = [
      false,
      [
        ['name', '', name],
        ['price', '1000.5', '20.5'],
        ['assetProperty', '', value],
      ],
    ];
    ctx.expectEqual('after a save', await read(), [first, added]);
    const [change] = await listChanges();
    const named = change?.fields.map((each) => each.assetTypePropertyName);
    const [shown] = (await detail(me, id)).assetProperties;
    ctx.expectEqual('which property it was', named, ['', '', shown?.assetTypePropertyName]);
    await me.request('updateAsset', { body: await edited(me, id) });
    ctx.expectEqual('after a save without changes', await read(), [first, added]);
    const assetLocationId = await location(ctx, me);
    await me.request('bulkMoveAssets', { body: { assetIds: [id], assetLocationId } });
    const { assetView } = await me.request('getAssetView', { path: { id } });
    const moved = [false, [['assetLocationName', '', assetView.assetLocationName]]];
    ctx.expectEqual('after a move', await read(), [moved, first, added]);
    const assignee = await employee(ctx, me);
    const body2 = { id: ctx.uuid(), assetId: id, employeeId: assignee.id };
    await me.request('assignAsset', { body: body2 });
    const handed = [
      false,
      [
        ['assetStatus', 'InStore', 'Assigned'],
        ['holderName', '', assignee.name],
      ],
    ];
    ctx.expectEqual('after it was assigned', await read(), [handed, moved, first, added]);
    await me.request('removeAssetAssignment', { path: { id: body2.id } });
    const back = [
      false,
      [
        ['assetStatus', 'Assigned', 'InStore'],
        ['holderName', assignee.name, ''],
      ],
    ];
    ctx.expectEqual('after it was returned', (await read())[0], back);
  },
});
