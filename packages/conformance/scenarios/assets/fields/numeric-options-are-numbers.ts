import { scenario } from '../../../scenario/types.ts';
import { assetType, propertyFields } from '../../../support/assets.ts';

export default scenario({
  title: 'The options of a numeric drop-down are numbers',
  source: 'ASSET-091',
  async run(ctx) {
    const me = ctx.as('admin');
    const typeId = await assetType(ctx, me);
    const { dataTypes, controlTypes } = await me.request('getAssetPropertyDefaults');
    const findId = (
      items: readonly { masterId: string; description: string }[],
      requested: string,
    ) => items.find(({ description }) => description === requested)?.masterId ?? '';
    const list = async (...descriptions: string[]) => ({
      path: { typeId },
      body: {
        ...(await propertyFields(ctx, me)),
        dataTypeId: findId(dataTypes, 'Number'),
        controlTypeId: findId(controlTypes, 'DropDown'),
        controlDataListValue: descriptions.map((description) => ({ id: ctx.uuid(), description })),
      },
    });
    await me.expectError(400, 'createAssetTypeProperty', await list('8', 'sixteen'));
    await me.request('createAssetTypeProperty', await list('8', '-16.5'));
  },
});
