import { scenario } from '../../../scenario/types.ts';

export default scenario({
  title: 'Asset categories and locations are listed by name, ignoring case',
  source: 'ASSET-035',
  async run(ctx) {
    const me = ctx.as('admin');
    const names = ['b', 'C', 'A'].map((letter) => ctx.name(letter));
    for (const value of names) {
      await me.request('createAssetCategory', { body: { id: ctx.uuid(), value } });
      await me.request('createAssetLocation', { body: { id: ctx.uuid(), value } });
    }
    const own = (all: readonly { value: string }[]) =>
      all.map(({ value }) => value).filter((value) => names.includes(value));
    const [first, last, second] = [names[2], names[1], names[0]];
    const sorted = [first, second, last];
    const { assetCategories } = await me.request('listAssetCategories');
    ctx.expectEqual('the categories', own(assetCategories), sorted);
    const { assetLocations } = await me.request('listAssetLocations');
    ctx.expectEqual('the locations', own(assetLocations), sorted);
    const defaults = await me.request('getAssetReportDefaults');
    ctx.expectEqual('the choices of categories', own(defaults.assetCategories), sorted);
    ctx.expectEqual('the choices of locations', own(defaults.assetLocations), sorted);
    for (const create of ['createAssetCategory', 'createAssetLocation'] as const) {
      const blank = { body: { id: ctx.uuid(), value: '  ' } };
      const { fieldErrors } = await me.expectError(400, create, blank);
      ctx.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['value']);
    }
  },
});
