import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { addTablet, fetchDetail, edit, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import {
  controlTypeIds,
  dataTypeIds,
  masterId,
  standardTypeIds,
} from '../../../common/assets/master-data.ts';

/** Source: ASSET-093, ASSET-133. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

type Form = components['schemas']['AssetTypePropertyUpdate'];

let next = 700;
const number = () => (next += 1);
const option = (description: string, id = uuid(number())) => ({ id, description });

/** A type without properties. */
async function freshType(): Promise<string> {
  const id = uuid(number());
  const body = { id, code: `P-${next}`, name: `P-${next}`, assetCategoryId: masterId(501) };
  await server.request('ines', 'createAssetType', { body });
  return id;
}

const form = (more: Partial<Form> = {}): Form => ({
  id: uuid(number()),
  assetTypePropertyName: `Property ${next}`,
  dataTypeId: dataTypeIds.Text,
  controlTypeId: controlTypeIds.TextBox,
  ...more,
});
const create = (typeId: string, more: Partial<Form> = {}) =>
  server.request('ines', 'createAssetTypeProperty', { path: { typeId }, body: form(more) });
const expectCreateError = (typeId: string, more: object) =>
  server.expectError('ines', 'createAssetTypeProperty', {
    path: { typeId },
    body: { ...form(), ...more },
  });
const list = async (typeId: string) =>
  (await server.request('jon', 'listAssetTypeProperties', { path: { typeId } }))
    .assetTypeProperties;

describe('the properties of a type', () => {
  it('the properties of a type are listed with their types, options and positions', async () => {
    const [memory] = await list(standardTypeIds.laptop);
    expect(memory).toMatchObject({
      id: masterId(701),
      assetTypeId: standardTypeIds.laptop,
      assetTypePropertyName: 'Memory',
      assetTypePropertyValue: '',
      isMandatory: true,
      dataType: 'Text',
      controlType: 'DropDown',
      configurationOrder: 1,
    });
  });

  it('the properties of a type offer their options sorted by description', async () => {
    const typeId = await freshType();
    const controlDataListValue = ['Zinc', 'apple', '10 GB', '9 GB'].map((each) => option(each));
    const { assetTypeProperty } = await create(typeId, {
      controlTypeId: controlTypeIds.DropDown,
      controlDataListValue,
    });
    const offered = assetTypeProperty.controlDataListValue.map(({ description }) => description);
    expect(offered).toEqual(['9 GB', '10 GB', 'apple', 'Zinc']);
    expect(assetTypeProperty.controlDataListId).not.toBeNull();
  });

  it('a type without properties has none, as an unknown type does', async () => {
    expect(await list(standardTypeIds.tablet)).toEqual([]);
    const path = { typeId: uuid(1) };
    expect((await server.expectError('jon', 'listAssetTypeProperties', { path })).status).toBe(404);
  });

  it('the properties of a type have data types and control types to select from', async () => {
    const { dataTypes, controlTypes } = await server.request('ines', 'getAssetPropertyDefaults');
    expect(dataTypes).toEqual([
      { masterId: dataTypeIds.Text, description: 'Text' },
      { masterId: dataTypeIds.Number, description: 'Number' },
    ]);
    expect(controlTypes).toEqual([
      { masterId: controlTypeIds.TextBox, description: 'TextBox' },
      { masterId: controlTypeIds.DropDown, description: 'DropDown' },
    ]);
  });
});

describe('a property', () => {
  it('a property is mandatory by default, and takes the last position', async () => {
    const typeId = await freshType();
    await create(typeId);
    const { assetTypeProperty, successMessages } = await create(typeId, {
      assetTypePropertyName: ' Colour ',
    });
    expect(successMessages).toEqual(['Asset Type Property was created successfully.']);
    expect(assetTypeProperty).toMatchObject({
      assetTypePropertyName: 'Colour',
      isMandatory: true,
      controlDataListId: null,
      controlDataListValue: [],
      configurationOrder: 2,
      version: 1,
    });
    expect((await list(typeId))[1]).toEqual({
      ...assetTypeProperty,
      assetCount: 0,
      missingCount: 0,
    });
  });

  it.each([
    [{ assetTypePropertyName: ' ' }, 'assetTypePropertyName', 'Property Name is required'],
    [{ assetTypePropertyName: 'x'.repeat(251) }, 'assetTypePropertyName', 'Field is too long'],
    [
      {
        dataTypeId: dataTypeIds.Number,
        controlTypeId: controlTypeIds.DropDown,
        controlDataListValue: [{ id: uuid(704), description: 'many' }],
      },
      'controlDataListValue',
      'Field allows numbers only',
    ],
    [{ dataTypeId: uuid(1) }, 'dataTypeId', 'Data Type is invalid'],
    [{ controlTypeId: uuid(1) }, 'controlTypeId', 'Control Type is invalid'],
    [
      { controlTypeId: controlTypeIds.DropDown },
      'controlDataListValue',
      'Add at least one option to the drop-down.',
    ],
    [
      { controlDataListValue: [option('A')] },
      'controlDataListValue',
      'A text box can’t have options.',
    ],
    [
      {
        controlTypeId: controlTypeIds.DropDown,
        controlDataListValue: [option('Red'), option(' red ')],
      },
      'controlDataListValue',
      'The option red is listed twice.',
    ],
    [
      { controlTypeId: controlTypeIds.DropDown, controlDataListValue: [option(' ')] },
      'controlDataListValue',
      'Options is required',
    ],
  ])('the property %j is rejected', async (more, field, message) => {
    const { status, fieldErrors } = await expectCreateError(standardTypeIds.tablet, more);
    expect(status).toBe(400);
    expect(fieldErrors).toEqual({ [field]: [message] });
  });

  it('the name of a property is unique in its type, and its id is unique', async () => {
    const taken = { assetTypePropertyName: 'MEMORY' };
    expect(await expectCreateError(standardTypeIds.laptop, taken)).toMatchObject({ status: 409 });
    const id = { id: masterId(701) };
    expect(await expectCreateError(standardTypeIds.tablet, id)).toMatchObject({ code: 'idTaken' });
    expect(await expectCreateError(uuid(1), {})).toMatchObject({ status: 404 });
  });

  it('a property is updated, but not twice in the same version, nor under another type', async () => {
    const typeId = await freshType();
    const { assetTypeProperty } = await create(typeId);
    const body = form({ id: assetTypeProperty.id, isMandatory: false, version: 1 });
    const path = { typeId };
    const updated = await server.request('ines', 'updateAssetTypeProperty', { path, body });
    expect(updated.successMessages).toEqual(['Asset Type Property was updated successfully.']);
    expect(updated.assetTypeProperty).toMatchObject({ isMandatory: false, version: 2 });
    expect(
      await server.expectError('ines', 'updateAssetTypeProperty', { path, body }),
    ).toMatchObject({
      status: 409,
      code: 'changedByOther',
    });
    const otherType = { path: { typeId: standardTypeIds.tablet }, body };
    expect(await server.expectError('ines', 'updateAssetTypeProperty', otherType)).toMatchObject({
      status: 404,
      code: 'assetPropertyUnknown',
    });
  });

  it('a property is not deleted while an asset has a value for it, and is deleted afterwards', async () => {
    const typeId = await freshType();
    const { assetTypeProperty } = await create(typeId);
    const asset = await addTablet(server, number(), { assetTypeId: typeId });
    const value = { id: assetTypeProperty.id, assetTypePropertyValue: 'Blue' };
    await edit(server, asset, { assetProperties: [value] });
    const path = { id: assetTypeProperty.id };
    const rejection = await server.expectError('ines', 'deleteAssetTypeProperty', { path });
    expect(rejection.errorMessages).toEqual([
      'Can’t delete: 1 asset has a value for this property.',
    ]);
    await server.request('ines', 'deleteAsset', { path: { id: asset } });
    const deleted = await server.request('ines', 'deleteAssetTypeProperty', { path });
    expect(deleted.successMessages).toEqual(['Asset Type Property was deleted successfully.']);
    const again = await server.expectError('ines', 'deleteAssetTypeProperty', { path });
    expect(again).toMatchObject({ status: 404, code: 'assetPropertyUnknown' });
  });
});

describe('a property that assets have values for', () => {
  const memory = async () => {
    const found = (await list(standardTypeIds.laptop)).find(({ id }) => id === masterId(701));
    if (!found) throw new Error('The property is missing.');
    return found;
  };
  const update = async (changes: Partial<Form>) => {
    const { id, assetTypePropertyName, dataTypeId, controlTypeId, controlDataListValue } =
      await memory();
    const stored = { id, assetTypePropertyName, dataTypeId, controlTypeId, controlDataListValue };
    return {
      path: { typeId: standardTypeIds.laptop },
      body: { ...stored, ...changes },
    };
  };

  it('a property with values keeps its data type and its control type', async () => {
    const text = { controlTypeId: controlTypeIds.TextBox, controlDataListValue: undefined };
    const numbers = (await memory()).controlDataListValue.map(({ id, description }) => ({
      id,
      description: description.replace(' GB', ''),
    }));
    const asNumber = { dataTypeId: dataTypeIds.Number, controlDataListValue: numbers };
    for (const change of [asNumber, text]) {
      const rejection = await server.expectError(
        'ines',
        'updateAssetTypeProperty',
        await update(change),
      );
      expect(rejection).toMatchObject({ status: 409, code: 'assetPropertyInUse' });
    }
  });

  it('a property keeps the options that are selected, and may gain and rename others', async () => {
    const selected = (await fetchDetail(server, seeded(1))).assetProperties[0]
      ?.assetTypePropertyValue;
    const { controlDataListValue } = await memory();
    const fewer = controlDataListValue.filter(({ id }) => id !== selected);
    const rejection = await server.expectError(
      'ines',
      'updateAssetTypeProperty',
      await update({ controlDataListValue: fewer }),
    );
    expect(rejection).toMatchObject({ status: 409, code: 'assetOptionInUse' });
    const renamed = controlDataListValue.map((each) =>
      each.id === selected ? { ...each, description: 'Plenty' } : each,
    );
    const more = [...renamed, option('128 GB')];
    await server.request(
      'ines',
      'updateAssetTypeProperty',
      await update({ controlDataListValue: more }),
    );
    const { assetView } = await server.request('jon', 'getAssetView', { path: { id: seeded(1) } });
    expect(assetView.assetProperties[0]?.value).toBe('Plenty');
  });
});
