import { scenario } from '../../../scenario/types.ts';
import { assetType, propertyFields } from '../../../support/assets.ts';

export default scenario({
  title:
    'The properties of a type can be put in a selected order, in the order of creation, or in none',
  source: 'ASSET-109',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await assetType(ctx, me);
    const mark = ctx.uuid().slice(0, 8);
    const made: string[] = [];
    for (const letter of ['b', 'A', 'C']) {
      const fields = await propertyFields(ctx, me);
      const body = { ...fields, assetTypePropertyName: `${letter} ${mark}` };
      await me.request('createAssetTypeProperty', { path: { typeId: id }, body });
      made.push(body.id);
    }
    const [first, second, third] = made;
    const listed = async () =>
      (await me.request('listAssetTypeProperties', { path: { typeId: id } })).assetTypeProperties;
    const readPositions = async () =>
      (await listed()).map((each) => [made.indexOf(each.id), each.configurationOrder]);
    ctx.expectEqual('as they were made', await readPositions(), [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const put = (propertyId = '', configurationOrder = 1) =>
      me.request('setAssetPropertyOrder', {
        path: { id },
        query: { propertyId, configurationOrder },
      });
    await put(third, 1);
    ctx.expectEqual('the last put first', await readPositions(), [
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
    await put(third, 2);
    ctx.expectEqual('then second', await readPositions(), [
      [0, 1],
      [2, 2],
      [1, 3],
    ]);
    await put(first, 9);
    ctx.expectEqual('behind the last is the last', await readPositions(), [
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    await me.request('clearAssetPropertyOrder', { path: { id } });
    ctx.expectEqual('without places, by name', await readPositions(), [
      [1, null],
      [0, null],
      [2, null],
    ]);
    await put(third, 1);
    ctx.expectEqual('one with a place, the others by name', await readPositions(), [
      [2, 1],
      [1, null],
      [0, null],
    ]);
    await me.request('resetAssetPropertyOrder', { path: { id } });
    await me.request('deleteAssetTypeProperty', { path: { id: first ?? '' } });
    ctx.expectEqual('one less', await readPositions(), [
      [1, 1],
      [2, 2],
    ]);
    ctx.expectThat('the second is first', (await listed())[0]?.id === second);
  },
});
