import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, edited, propertyFields } from '../../../support/assets.ts';

export default scenario({
  title:
    'A numeric property accepts only numbers and a drop-down only its options; values in use stay valid',
  source: 'ASSET-091, ASSET-029',
  async run(ctx) {
    const me = ctx.as('admin');
    const typeId = await assetType(ctx, me);
    const path = { typeId };
    const text = await propertyFields(ctx, me);
    const { dataTypes, controlTypes } = await me.request('getAssetPropertyDefaults');
    const findId = (items: readonly { masterId: string; description: string }[], name: string) =>
      items.find(({ description }) => description === name)?.masterId ?? '';
    const [red, blue] = [
      { id: ctx.uuid(), description: 'Red' },
      { id: ctx.uuid(), description: 'blue' },
    ];
    const choice = {
      ...text,
      controlTypeId: findId(controlTypes, 'DropDown'),
      controlDataListValue: [red, blue],
      isMandatory: false,
    };
    await me.expectError(400, 'createAssetTypeProperty', {
      path,
      body: { ...choice, controlDataListValue: [] },
    });
    const unexpected = { ...text, id: ctx.uuid(), controlDataListValue: [red] };
    await me.expectError(400, 'createAssetTypeProperty', { path, body: unexpected });
    for (const unknown of [{ dataTypeId: ctx.uuid() }, { controlTypeId: ctx.uuid() }]) {
      const body = { ...text, id: ctx.uuid(), ...unknown };
      const { fieldErrors } = await me.expectError(400, 'createAssetTypeProperty', { path, body });
      ctx.expectEqual('its position', Object.keys(fieldErrors ?? {}), Object.keys(unknown));
    }
    const blank = { ...choice, controlDataListValue: [red, { ...blue, description: '  ' }] };
    await me.expectError(400, 'createAssetTypeProperty', { path, body: blank });
    const twice = { ...choice, controlDataListValue: [red, { ...blue, description: ' RED ' }] };
    await me.expectError(400, 'createAssetTypeProperty', { path, body: twice });
    const sameId = { ...choice, controlDataListValue: [red, { ...blue, id: red.id }] };
    await me.expectError(400, 'createAssetTypeProperty', { path, body: sameId });
    await me.request('createAssetTypeProperty', { path, body: choice });
    const fields = await propertyFields(ctx, me);
    const number = { ...fields, dataTypeId: findId(dataTypes, 'Number'), isMandatory: false };
    await me.request('createAssetTypeProperty', { path, body: number });
    const { assetTypeProperties } = await me.request('listAssetTypeProperties', { path });
    ctx.expectEqual(
      'their kinds, as they were made',
      assetTypeProperties.map(({ dataType, controlType }) => [dataType, controlType]),
      [
        ['Text', 'DropDown'],
        ['Number', 'TextBox'],
      ],
    );
    ctx.expectEqual(
      'the options by name',
      assetTypeProperties[0]?.controlDataListValue.map(({ description }) => description),
      ['blue', 'Red'],
    );
    const same = {
      ...fields,
      id: ctx.uuid(),
      assetTypePropertyName: ` ${text.assetTypePropertyName.toUpperCase()} `,
    };
    await me.expectError(409, 'createAssetTypeProperty', { path, body: same });

    const free = { path, body: { ...number, controlDataListValue: [] } };
    await me.request('updateAssetTypeProperty', free);
    const asText = { ...free.body, dataTypeId: text.dataTypeId };
    await me.request('updateAssetTypeProperty', { path, body: asText });
    await me.request('updateAssetTypeProperty', free);

    const id = await asset(ctx, me, { assetTypeId: typeId });
    const fill = async (propertyId: string, assetTypePropertyValue: string) => ({
      body: await edited(me, id, { assetProperties: [{ id: propertyId, assetTypePropertyValue }] }),
    });
    await me.expectError(400, 'updateAsset', await fill(number.id, '1,5'));
    await me.expectError(400, 'updateAsset', await fill(choice.id, 'Red'));
    await me.expectError(400, 'updateAsset', await fill(ctx.uuid(), 'of no property'));
    const { body: valid } = await fill(number.id, '2');
    const unknown = { id: ctx.uuid(), assetTypePropertyValue: 'of no property' };
    const withUnknown = [...valid.assetProperties, unknown];
    await me.expectError(400, 'updateAsset', { body: { ...valid, assetProperties: withUnknown } });
    await me.request('updateAsset', await fill(number.id, '-1.5'));
    await me.request('updateAsset', await fill(choice.id, blue.id));
    const { assetView } = await me.request('getAssetView', { path: { id } });
    ctx.expectEqual(
      'the values, as they are read',
      assetView.assetProperties.map(({ value }) => value),
      ['blue', '-1.5'],
    );
    const change = (body: object) => ({ path, body: { ...number, ...body } });
    await me.expectError(409, 'updateAssetTypeProperty', change({ dataTypeId: text.dataTypeId }));
    const assetProperties = [{ id: choice.id, assetTypePropertyValue: red.id }];
    const other = await asset(ctx, me, { assetTypeId: typeId, assetProperties });
    for (const remaining of [red, blue]) {
      const body = { ...choice, controlDataListValue: [remaining] };
      await me.expectError(409, 'updateAssetTypeProperty', { path, body });
    }
    await me.request('deleteAsset', { path: { id: other } });
    const less = { ...choice, controlDataListValue: [red] };
    await me.expectError(409, 'updateAssetTypeProperty', { path, body: less });
    await me.request('updateAssetTypeProperty', {
      path,
      body: { ...choice, controlDataListValue: [blue] },
    });
  },
});
