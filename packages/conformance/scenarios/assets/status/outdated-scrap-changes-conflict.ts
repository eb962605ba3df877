import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, detail, move, statusId } from '../../../support/assets.ts';

export default scenario({
  title: 'Only a change based on the newest version moves an asset out of Scrap (409)',
  source: 'ASSET-D60',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const path = { id };
    const today = ctx.day(0, me.timeZone);
    const fetchStatus = async () => (await detail(me, id)).assetStatus;
    await move(me, id, { status: 'Scrap', day: today });
    const { version: seen } = await detail(me, id);
    const inStore = { statusId: await statusId(me, 'InStore') };
    await me.request('changeScrappedAssetStatus', { path, body: { ...inStore, version: seen } });
    await move(me, id, { status: 'Scrap', day: today });
    const disposedOnAsString = await dayText(me, today);
    const disposed = { statusId: await statusId(me, 'Disposed'), disposedOnAsString };
    for (const body of [inStore, disposed]) {
      const stale = { ...body, version: seen };
      await me.expectError(409, 'changeScrappedAssetStatus', { path, body: stale });
    }
    ctx.expectEqual('the status', await fetchStatus(), 'Scrap');
    const { version } = await detail(me, id);
    await me.request('changeScrappedAssetStatus', { path, body: { ...disposed, version } });
    ctx.expectEqual('the status', await fetchStatus(), 'Disposed');
  },
});
