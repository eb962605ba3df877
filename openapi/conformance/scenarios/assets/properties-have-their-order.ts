import { scenario } from '../../scenario/types.ts';
import { assetType, property } from '../../support/assets.ts';

export default scenario({
  title: 'A type’s properties are put in an order, in that of their making, or in none',
  source: 'document 3, section 7 (set, reset and clear configOrder)',
  async run(kit) {
    const me = kit.as('admin');
    const id = await assetType(kit, me);
    const made = [
      await property(kit, me, id),
      await property(kit, me, id),
      await property(kit, me, id),
    ];
    const [first, second, third] = made;
    const listed = async () =>
      (await me.ask('listAssetTypeProperties', { path: { typeId: id } })).assetTypeProperties;
    const places = async () =>
      (await listed()).map((each) => [made.indexOf(each.id), each.configurationOrder]);
    kit.expectEqual('as they were made', await places(), [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const put = (propertyId = '', configurationOrder = 1) =>
      me.ask('setAssetPropertyOrder', { path: { id }, query: { propertyId, configurationOrder } });
    await put(third, 1);
    kit.expectEqual('the last put first', await places(), [
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
    await put(third, 2);
    kit.expectEqual('then second', await places(), [
      [0, 1],
      [2, 2],
      [1, 3],
    ]);
    await me.ask('clearAssetPropertyOrder', { path: { id } });
    const cleared = await listed();
    kit.expectEqual(
      'without places',
      cleared.map((each) => each.configurationOrder),
      [null, null, null],
    );
    const names = cleared.map((each) => each.assetTypePropertyName);
    kit.expectEqual(
      'by name',
      names,
      names.toSorted((a, b) => a.localeCompare(b)),
    );
    await me.ask('resetAssetPropertyOrder', { path: { id } });
    await me.ask('deleteAssetTypeProperty', { path: { id: first ?? '' } });
    kit.expectEqual('one less', await places(), [
      [1, 1],
      [2, 2],
    ]);
    kit.expectThat('the second is first', (await listed())[0]?.id === second);
  },
});
