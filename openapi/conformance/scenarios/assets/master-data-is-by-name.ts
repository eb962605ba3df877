import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'Asset categories and locations are listed by their names, whatever the letters',
  source: 'ASSET-035',
  async run(kit) {
    const me = kit.as('admin');
    const names = ['b', 'C', 'A'].map((letter) => kit.name(letter));
    for (const value of names) {
      await me.ask('createAssetCategory', { body: { id: kit.uuid(), value } });
      await me.ask('createAssetLocation', { body: { id: kit.uuid(), value } });
    }
    const own = (all: readonly { value: string }[]) =>
      all.map(({ value }) => value).filter((value) => names.includes(value));
    const [first, last, second] = [names[2], names[1], names[0]];
    const sorted = [first, second, last];
    const { assetCategories } = await me.ask('listAssetCategories');
    kit.expectEqual('the categories', own(assetCategories), sorted);
    const { assetLocations } = await me.ask('listAssetLocations');
    kit.expectEqual('the locations', own(assetLocations), sorted);
    const defaults = await me.ask('getAssetReportDefaults');
    kit.expectEqual('the choices of categories', own(defaults.assetCategories), sorted);
    kit.expectEqual('the choices of locations', own(defaults.assetLocations), sorted);
    for (const create of ['createAssetCategory', 'createAssetLocation'] as const) {
      const blank = { body: { id: kit.uuid(), value: '  ' } };
      const { fieldErrors } = await me.refused(400, create, blank);
      kit.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['value']);
    }
  },
});
