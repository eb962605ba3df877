import { scenario } from '../../../scenario/types.ts';
import { asset, detail, move } from '../../../support/assets.ts';

export default scenario({
  title: 'Multiple assets are moved to a location, and nothing else about them changes',
  source: 'ASSET-026',
  async run(ctx) {
    const me = ctx.as('admin');
    const locationRecord = { id: ctx.uuid(), value: ctx.name() };
    await me.request('createAssetLocation', { body: locationRecord });
    const [free, scrapped] = [await asset(ctx, me), await asset(ctx, me)];
    await move(me, scrapped, { status: 'Scrap', day: ctx.day(0, me.timeZone) });
    const before = await detail(me, free);
    const body = { assetIds: [scrapped, free], assetLocationId: locationRecord.id };
    const { outcomes, doneCount } = await me.request('bulkMoveAssets', { body });
    ctx.expectEqual(
      'what became of each',
      outcomes.map(({ assetId, isDone }) => [assetId, isDone]),
      [
        [scrapped, false],
        [free, true],
      ],
    );
    ctx.expectEqual('how many', doneCount, 1);
    const after = await detail(me, free);
    ctx.expectEqual('the location', after.assetLocationId, locationRecord.id);
    const { assetCode, name, price, statusId } = before;
    ctx.expectEqual(
      'all else',
      [after.assetCode, after.name, after.price, after.statusId],
      [assetCode, name, price, statusId],
    );
    await me.request('bulkMoveAssets', { body });
    ctx.expectEqual('moved to where it is', (await detail(me, free)).version, after.version);
    const disposed = await asset(ctx, me);
    await move(me, disposed, { status: 'Disposed', day: ctx.day(0, me.timeZone) });
    const away = { assetIds: [free, disposed, ctx.uuid()], assetLocationId: null };
    const remaining = await me.request('bulkMoveAssets', { body: away });
    ctx.expectEqual(
      'without a place',
      remaining.outcomes.map(({ isDone, code }) => [isDone, code === '']),
      [
        [true, true],
        [false, false],
        [false, false],
      ],
    );
    ctx.expectEqual('then it has none', (await detail(me, free)).assetLocationId, null);
    const unknown = { assetIds: [free], assetLocationId: ctx.uuid() };
    await me.expectError(400, 'bulkMoveAssets', { body: unknown });
  },
});
