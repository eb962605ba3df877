import { scenario } from '../../../scenario/types.ts';
import { buildLookalikes } from '../../../input/name-forms.ts';
import { asset, assetType, location } from '../../../support/assets.ts';

export default scenario({
  title:
    'Look-ups are paged, have a count and accept any search text; the suggested next codes are not in use',
  source: 'ASSET-146, ASSET-021',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const { assetCodes } = await me.request('getNextAssetCodes', {
      path: { typeId: assetTypeId },
      query: { count: 2 },
    });
    ctx.expectEqual('how many', new Set(assetCodes).size, 2);
    for (const assetCode of assetCodes) await asset(ctx, me, { assetTypeId, assetCode });
    const later = await me.request('getNextAssetCodes', { path: { typeId: assetTypeId } });
    ctx.expectThat('the next is another', !assetCodes.includes(later.assetCodes[0] ?? ''));
    const serialNumber = ctx.name('a.b');
    const assetLocationId = await location(ctx, me);
    await asset(ctx, me, { assetTypeId, serialNumber, assetLocationId });
    const { assets: given } = await me.request('lookUpAssets', {
      path: { searchText: serialNumber },
    });
    ctx.expectEqual(
      'what can be given',
      given.map((each) => each.serialNumber),
      [serialNumber],
    );
    const search = (searchText: string, page = 1) =>
      me.request('searchAssignableAssets', { query: { searchText, page, pageSize: 10 } });
    ctx.expectEqual('by serial number', (await search(serialNumber)).totalCount, 1);
    for (const { what, text } of buildLookalikes(serialNumber)) {
      ctx.expectEqual(`by a text that ${what}`, (await search(text)).totalCount, 1);
      const looked = await me.request('lookUpAssets', { path: { searchText: text } });
      ctx.expectEqual(`what can be given by a text that ${what}`, looked.assets.length, 1);
    }
    const dotted = await search('.');
    ctx.expectThat('a dot finds something', dotted.totalCount > 0);
    const all = await search('');
    const second = await search('', 2);
    ctx.expectThat(
      'the second page is another',
      second.assets.every(({ id }) => !all.assets.some((each) => each.id === id)),
    );
    const repaired = await me.request('listRepairedAssets', { query: { page: 1, pageSize: 10 } });
    ctx.expectThat('a page is a page', repaired.repairedAssets.length <= 10);
    const full = await me.request('listRepairedAssets');
    ctx.expectEqual('the count is of all', repaired.totalCount, full.repairedAssets.length);
  },
});
