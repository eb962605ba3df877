import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, detail, edited, move, statusId } from '../../../support/assets.ts';

export default scenario({
  title:
    'A Scrap asset is locked, but can be moved to InStore or Disposed from the list; Disposed is final',
  source: 'ASSET-047, ASSET-D55',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const path = { id };
    const today = ctx.day(0, me.timeZone);
    await move(me, id, { status: 'Scrap', day: today });
    const locked = await me.expectError(400, 'updateAsset', { body: await edited(me, id) });
    const warning = "Asset details cannot be edited when the asset status is 'Scrap'.";
    ctx.expectEqual('the warning', locked.errorMessages, [warning]);
    const toStore = { path, body: { statusId: await statusId(me, 'InStore') } };
    await me.request('changeScrappedAssetStatus', toStore);
    ctx.expectEqual(
      'the remaining assets are not scrapped',
      (await detail(me, id)).scrappedOnAsString,
      '',
    );
    await move(me, id, { status: 'Scrap', day: today });
    const disposed = { statusId: await statusId(me, 'Disposed') };
    await me.expectError(400, 'changeScrappedAssetStatus', { path, body: disposed });
    const body = { ...disposed, disposedOnAsString: await dayText(me, today) };
    await me.request('changeScrappedAssetStatus', { path, body });
    const { assetStatus, scrappedOnAsString, disposedOnAsString } = await detail(me, id);
    ctx.expectEqual(
      'the status and its days',
      [assetStatus, scrappedOnAsString, disposedOnAsString],
      ['Disposed', body.disposedOnAsString, body.disposedOnAsString],
    );
    await me.expectError(400, 'changeScrappedAssetStatus', toStore);
    await me.expectError(400, 'updateAsset', { body: await edited(me, id) });
  },
});
