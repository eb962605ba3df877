import { api, type OperationId } from '#openapi/client/index.ts';
import type { Desk } from '../support/desk.ts';
import { button, mainSays, press, pressIn, type } from '../support/page.ts';
import type { PageEntry } from '../support/pages.ts';
import { deleted, edited, open } from '../support/record-saves.ts';
import type { SaveEntry } from '../support/save.ts';

const list = '/assetMaster';

/** The id of a type of the demo world. */
async function idOf(wanted: string): Promise<string> {
  const { assetMaster } = await api.listAssetTypes({});
  return assetMaster.find(({ name }) => name === wanted)?.id ?? '';
}

const viewOf = async () => `${list}/viewAssetType/${await idOf('Laptop')}`;
const editOf = async () => `${list}/editAssetType/${await idOf('Laptop')}`;

/** Its pages, and the calls without which they cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetMaster/': { href: list, reads: ['listAssetTypes'], shows: /Showing 1 - / },
  '/_tenant/assetMaster/addAssetType': {
    href: `${list}/addAssetType`,
    reads: ['getAssetTypeDefaults', 'listAssetTypes'],
    shows: /Useful life/,
  },
  '/_tenant/assetMaster/editAssetType/$assetTypeId': {
    href: editOf,
    // What it offers besides is tried with the form of a new one.
    reads: ['listAssetTypes'],
    isOfRecord: true,
    shows: /Useful life/,
    heading: 'Edit Asset Type',
  },
  '/_tenant/assetMaster/places': {
    href: `${list}/places`,
    reads: ['listAssetCategories', 'listAssetLocations'],
    shows: /Head office/,
  },
  '/_tenant/assetMaster/viewAssetType/$assetTypeId': {
    href: viewOf,
    reads: ['listAssetTypeProperties', 'listAssetTypes'],
    isOfRecord: true,
    shows: /Disk encryption/,
    heading: 'Asset Type',
  },
};

const changed = { Name: 'Notebook', Code: 'NTB' };
const property = { Name: 'Colour' };

/** Opens the dialog of a new property and fills it in. */
async function fillProperty(desk: Desk): Promise<void> {
  await open(viewOf, /Disk encryption/)(desk);
  await press('Add Property');
  for (const [label, text] of Object.entries(property)) await type(label, text);
}

/** Gives a type that has no properties one that can be deleted. */
async function withProperty(desk: Desk): Promise<void> {
  const path = { typeId: await idOf('Tablet') };
  const { dataTypes, controlTypes } = await api.getAssetPropertyDefaults({});
  const kind = {
    dataTypeId: dataTypes[0]?.masterId ?? '',
    controlTypeId: controlTypes[0]?.masterId ?? '',
  };
  const body = { id: crypto.randomUUID(), assetTypePropertyName: 'Colour', ...kind };
  await api.createAssetTypeProperty({ path, body });
  await open(`${list}/viewAssetType/${path.typeId}`, /Colour/)(desk);
}

/** Asks whether the order is to be given up, and says yes. */
const orderBy = (words: string) => async () => {
  if (button('Yes') === null) await press(words);
  await press('Yes');
};

const named = { Name: 'Harbour' };

/** A category or a location is added. */
const placeAdded = (operation: OperationId, add: string): SaveEntry => ({
  name: `${add}: one is added to the asset master`,
  operation,
  form: named,
  prepare: async (desk) => {
    await open(`${list}/places`, /Head office/)(desk);
    await press(add);
    await type('Name', named.Name);
  },
  save: () => pressIn('[role="dialog"]', 'Save'),
  done: () => mainSays().includes(named.Name),
});

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  placeAdded('createAssetCategory', 'Add Category'),
  placeAdded('createAssetLocation', 'Add Location'),
  edited('an asset type is edited', {
    operation: 'updateAssetType',
    asNew: 'createAssetType',
    at: editOf,
    fields: changed,
  }),
  deleted('deleteAssetType', { list, first: 'Docking station' }),
  {
    name: 'a property of an asset type is added',
    operation: 'createAssetTypeProperty',
    form: property,
    prepare: fillProperty,
    save: () => pressIn('[role="dialog"]', 'Save'),
    done: () => mainSays().includes('Colour'),
  },
  {
    name: 'a property of an asset type is deleted',
    operation: 'deleteAssetTypeProperty',
    prepare: withProperty,
    save: async () => {
      if (button('Yes') === null) await press('Delete Colour');
      await press('Yes');
    },
    done: () => !mainSays().includes('Colour'),
  },
  {
    name: 'the order of properties is reset',
    operation: 'resetAssetPropertyOrder',
    prepare: open(viewOf, /Disk encryption/),
    save: orderBy('Reset order'),
    done: () => button('Yes') === null,
  },
  {
    name: 'the order of properties is cleared',
    operation: 'clearAssetPropertyOrder',
    prepare: open(viewOf, /Disk encryption/),
    save: orderBy('Clear order'),
    done: () => button('Yes') === null,
  },
];
