import { scenario } from '../../scenario/types.ts';
import { lookalikesOf } from '../../input/name-forms.ts';
import { asset, assetType, location } from '../../support/assets.ts';

export default scenario({
  title: 'Look-ups page, count, and take any text; the next codes are free',
  source: 'ASSET-146, ASSET-021',
  async run(kit) {
    const me = kit.as('admin');
    const assetTypeId = await assetType(kit, me);
    const { assetCodes } = await me.ask('getNextAssetCodes', {
      path: { typeId: assetTypeId },
      query: { count: 2 },
    });
    kit.expectEqual('how many', new Set(assetCodes).size, 2);
    for (const assetCode of assetCodes) await asset(kit, me, { assetTypeId, assetCode });
    const later = await me.ask('getNextAssetCodes', { path: { typeId: assetTypeId } });
    kit.expectThat('the next is another', !assetCodes.includes(later.assetCodes[0] ?? ''));
    const serialNumber = kit.name('a.b');
    const assetLocationId = await location(kit, me);
    await asset(kit, me, { assetTypeId, serialNumber, assetLocationId });
    const { assets: given } = await me.ask('lookUpAssets', { path: { searchText: serialNumber } });
    kit.expectEqual(
      'what can be given',
      given.map((each) => each.serialNumber),
      [serialNumber],
    );
    const search = (searchText: string, page = 1) =>
      me.ask('searchAssignableAssets', { query: { searchText, page, pageSize: 10 } });
    kit.expectEqual('by serial number', (await search(serialNumber)).totalCount, 1);
    for (const { what, text } of lookalikesOf(serialNumber)) {
      kit.expectEqual(`by a text that ${what}`, (await search(text)).totalCount, 1);
      const looked = await me.ask('lookUpAssets', { path: { searchText: text } });
      kit.expectEqual(`what can be given by a text that ${what}`, looked.assets.length, 1);
    }
    const dotted = await search('.');
    kit.expectThat('a dot finds something', dotted.totalCount > 0);
    const all = await search('');
    const second = await search('', 2);
    kit.expectThat(
      'the second page is another',
      second.assets.every(({ id }) => !all.assets.some((each) => each.id === id)),
    );
    const repaired = await me.ask('listRepairedAssets', { query: { page: 1, pageSize: 10 } });
    kit.expectThat('a page is a page', repaired.repairedAssets.length <= 10);
    const whole = await me.ask('listRepairedAssets');
    kit.expectEqual('the count is of all', repaired.totalCount, whole.repairedAssets.length);
  },
});
