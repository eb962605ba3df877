import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, detail, location, move } from '../../../support/assets.ts';

export default scenario({
  title: 'Assets in repair are found by every word of their texts, ignoring case',
  source: 'ASSET-019, ASSET-D41',
  async run(ctx) {
    const me = ctx.as('admin');
    const names = [ctx.name('Lamp'), ctx.name('Lamp')];
    const ids: string[] = [];
    const assetLocationId = await location(ctx, me);
    for (const name of names) ids.push(await asset(ctx, me, { name, assetLocationId }));
    for (const id of ids) await move(me, id, { status: 'Repair', day: ctx.day(0, me.timeZone) });
    const found = async (searchText: string) => {
      const { repairedAssets } = await me.request('listRepairedAssets', { query: { searchText } });
      return repairedAssets.map(({ id }) => id);
    };
    const { repairedAssets } = await me.request('listRepairedAssets');
    const row = repairedAssets.find(({ id }) => id === ids[0]);
    const { assetCode, assetType, sentToRepairOnAsString } = await detail(me, ids[0] ?? '');
    ctx.expectEqual('since when, in both', row?.sentToRepairOnAsString, sentToRepairOnAsString);
    const { assetLocations } = await me.request('listAssetLocations');
    ctx.expectEqual(
      'what is told of it',
      [row?.assetCode, row?.assetType, row?.sentToRepairOnAsString, row?.daysInRepair],
      [assetCode, assetType, await dayText(me, ctx.day(0, me.timeZone)), 0],
    );
    const locationRecord = assetLocations.find(({ id }) => id === assetLocationId)?.value;
    ctx.expectEqual('where it belongs', row?.assetLocationName, locationRecord);
    const [name = ''] = names;
    for (const text of [name, name.toUpperCase(), name.split(' ').toReversed().join('  ')]) {
      ctx.expectEqual(`found by ${text}`, await found(text), [ids[0]]);
    }
    ctx.expectEqual('by words of two', await found(names.join(' ')), []);
  },
});
