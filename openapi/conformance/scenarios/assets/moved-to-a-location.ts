import { scenario } from '../../scenario/types.ts';
import { asset, detail, move } from '../../support/assets.ts';

export default scenario({
  title: 'Several assets are moved to a location, and nothing else of them changes',
  source: 'ASSET-026',
  async run(kit) {
    const me = kit.as('admin');
    const place = { id: kit.uuid(), value: kit.name() };
    await me.ask('createAssetLocation', { body: place });
    const [free, scrapped] = [await asset(kit, me), await asset(kit, me)];
    await move(me, scrapped, { status: 'Scrap', day: kit.day(0, me.timeZone) });
    const before = await detail(me, free);
    const body = { assetIds: [scrapped, free], assetLocationId: place.id };
    const { outcomes, doneCount } = await me.ask('bulkMoveAssets', { body });
    kit.expectEqual(
      'what became of each',
      outcomes.map(({ assetId, isDone }) => [assetId, isDone]),
      [
        [scrapped, false],
        [free, true],
      ],
    );
    kit.expectEqual('how many', doneCount, 1);
    const after = await detail(me, free);
    kit.expectEqual('the location', after.assetLocationId, place.id);
    const { assetCode, name, price, statusId } = before;
    kit.expectEqual(
      'all else',
      [after.assetCode, after.name, after.price, after.statusId],
      [assetCode, name, price, statusId],
    );
    await me.ask('bulkMoveAssets', { body });
    kit.expectEqual('moved to where it is', (await detail(me, free)).version, after.version);
    const disposed = await asset(kit, me);
    await move(me, disposed, { status: 'Disposed', day: kit.day(0, me.timeZone) });
    const away = { assetIds: [free, disposed, kit.uuid()], assetLocationId: null };
    const left = await me.ask('bulkMoveAssets', { body: away });
    kit.expectEqual(
      'without a place',
      left.outcomes.map(({ isDone, code }) => [isDone, code === '']),
      [
        [true, true],
        [false, false],
        [false, false],
      ],
    );
    kit.expectEqual('then it has none', (await detail(me, free)).assetLocationId, null);
    const unknown = { assetIds: [free], assetLocationId: kit.uuid() };
    await me.refused(400, 'bulkMoveAssets', { body: unknown });
  },
});
