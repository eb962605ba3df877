import { scenario } from '../../scenario/types.ts';
import { assetType, propertyFields } from '../../support/assets.ts';

export default scenario({
  title: 'A drop-down of numbers has numbers as its options',
  source: 'ASSET-091',
  async run(kit) {
    const me = kit.as('admin');
    const typeId = await assetType(kit, me);
    const { dataTypes, controlTypes } = await me.ask('getAssetPropertyDefaults');
    const idOf = (items: readonly { masterId: string; description: string }[], wanted: string) =>
      items.find(({ description }) => description === wanted)?.masterId ?? '';
    const list = async (...descriptions: string[]) => ({
      path: { typeId },
      body: {
        ...(await propertyFields(kit, me)),
        dataTypeId: idOf(dataTypes, 'Number'),
        controlTypeId: idOf(controlTypes, 'DropDown'),
        controlDataListValue: descriptions.map((description) => ({ id: kit.uuid(), description })),
      },
    });
    await me.refused(400, 'createAssetTypeProperty', await list('8', 'sixteen'));
    await me.ask('createAssetTypeProperty', await list('8', '-16.5'));
  },
});
