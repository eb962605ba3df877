import { api, type OperationId } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  selectOption,
  readMainText,
  press,
  pressIn,
  type,
  until,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { deleted, edited, open, orOnceMore, isInList } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const list = '/assetMaster';

/** The id of a type of the demo world. */
async function findId(typeName: string): Promise<string> {
  const { assetMaster } = await api.listAssetTypes({});
  return assetMaster.find(({ name }) => name === typeName)?.id ?? '';
}

const getViewAddress = async () => `${list}/viewAssetType/${await findId('Laptop')}`;
const getEditAddress = async () => `${list}/editAssetType/${await findId('Laptop')}`;

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetMaster/': { href: list, reads: ['listAssetTypes'], shows: /Showing 1 - / },
  '/_tenant/assetMaster/addAssetType': {
    href: `${list}/addAssetType`,
    reads: ['getAssetTypeDefaults', 'listAssetTypes'],
    shows: /Useful life/,
  },
  '/_tenant/assetMaster/editAssetType/$assetTypeId': {
    href: getEditAddress,
    reads: ['listAssetTypes'],
    // The form of a new record tests the other choices.
    doesWithout: ['getAssetTypeDefaults'],
    isOfRecord: true,
    shows: /Useful life/,
    heading: 'Edit asset type',
  },
  '/_tenant/assetMaster/places': {
    href: `${list}/places`,
    reads: ['listAssetCategories', 'listAssetLocations'],
    shows: /Head office/,
  },
  '/_tenant/assetMaster/viewAssetType/$assetTypeId': {
    href: getViewAddress,
    reads: ['listAssetTypeProperties', 'listAssetTypes'],
    isOfRecord: true,
    shows: /Disk encryption/,
    heading: 'Asset type',
  },
};

const changed = { Name: 'Notebook', Code: 'NTB' };
/** Adds a deletable property to a type without properties. */
async function withProperty(harness: Harness): Promise<void> {
  const path = { typeId: await findId('Tablet') };
  const { dataTypes, controlTypes } = await api.getAssetPropertyDefaults({});
  const kind = {
    dataTypeId: dataTypes[0]?.masterId ?? '',
    controlTypeId: controlTypes[0]?.masterId ?? '',
  };
  const body = { id: crypto.randomUUID(), assetTypePropertyName: 'Colour', ...kind };
  await api.createAssetTypeProperty({ path, body });
  await open(`${list}/viewAssetType/${path.typeId}`, /Colour/)(harness);
}

/**
 * A save after a prompt: the prompt stays open until it is confirmed, and the page behind it is
 * unchanged.
 */
const promptedSave = (
  {
    operation,
    name,
    setUp,
    buttonName,
  }: Pick<SaveEntry, 'operation' | 'name' | 'setUp'> & { buttonName: string },
  done: () => boolean,
): SaveEntry => {
  const save = async () => {
    await press(buttonName);
    await press('Yes');
  };
  return {
    name,
    operation,
    setUp,
    save,
    // The record in the prompt may have been reloaded.
    again: async (_, { network }) => {
      await until('no pending requests', network.isIdle);
      await save();
    },
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button(buttonName));
    },
    done,
  };
};

const named = { Name: 'Harbour' };
const inDialog = '[role="dialog"]';

/** Opens a dialog, fills it in and saves a new record. */
const filledIn = (
  name: string,
  { operation, add, ...at }: { operation: OperationId; add: string; setUp: SaveEntry['setUp'] },
): SaveEntry => ({
  name,
  operation,
  form: named,
  setUp: async (harness) => {
    await at.setUp(harness);
    await press(add);
    await type('Name', named.Name);
  },
  save: () => pressIn(inDialog, 'Save'),
  again: orOnceMore(add, named),
  done: () => readMainText().includes(named.Name),
});

/** The same for an existing record; if it appears deleted, it is saved as a new one. */
const changedIn = (
  name: string,
  {
    operation,
    asNew,
    edit,
    setUp,
  }: {
    operation: OperationId;
    asNew: OperationId;
    edit: string;
    setUp: SaveEntry['setUp'];
  },
): SaveEntry => ({
  ...filledIn(name, { operation, add: edit, setUp }),
  save: () => pressIn(inDialog, 'Update'),
  again: (networkScenario) =>
    pressIn(inDialog, networkScenario === '404' ? 'Save as new' : 'Update'),
  againCalls: (networkScenario) => (networkScenario === '404' ? asNew : operation),
});

const openLocations = open(`${list}/places`, /Head office/);
const laptop = open(getViewAddress, /Disk encryption/);

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  filledIn('a category of the asset master is added', {
    operation: 'createAssetCategory',
    add: 'Add category',
    setUp: openLocations,
  }),
  filledIn('a location of the asset master is added', {
    operation: 'createAssetLocation',
    add: 'Add location',
    setUp: openLocations,
  }),
  changedIn('a category of the asset master is renamed', {
    operation: 'updateAssetCategory',
    asNew: 'createAssetCategory',
    edit: 'Edit Vehicles',
    setUp: openLocations,
  }),
  changedIn('a location of the asset master is renamed', {
    operation: 'updateAssetLocation',
    asNew: 'createAssetLocation',
    edit: 'Edit Archive',
    setUp: openLocations,
  }),
  promptedSave(
    {
      name: 'a category of the asset master is deleted',
      operation: 'deleteAssetCategory',
      setUp: openLocations,
      buttonName: 'Delete Vehicles',
    },
    () => !readMainText().includes('Vehicles'),
  ),
  promptedSave(
    {
      name: 'a location of the asset master is deleted',
      operation: 'deleteAssetLocation',
      setUp: openLocations,
      buttonName: 'Delete Archive',
    },
    () => !readMainText().includes('Archive'),
  ),
  {
    name: 'an asset type is added',
    operation: 'createAssetType',
    form: changed,
    setUp: async (harness) => {
      await harness.app.goTo(`${list}/addAssetType`);
      for (const [label, text] of Object.entries(changed)) await type(label, text);
      await selectOption(/Category/, 'Computers');
    },
    save: () => press('Save'),
    done: isInList(/Showing 1 - /),
  },
  edited('an asset type is edited', {
    operation: 'updateAssetType',
    asNew: 'createAssetType',
    at: getEditAddress,
    fields: changed,
  }),
  {
    ...deleted('deleteAssetType', { list, first: 'Docking station' }),
    // The remaining types have assets and cannot be deleted.
    done: () => !readMainText().includes('Docking station'),
  },
  filledIn('a property of an asset type is added', {
    operation: 'createAssetTypeProperty',
    add: 'Add property',
    setUp: laptop,
  }),
  changedIn('a property of an asset type is edited', {
    operation: 'updateAssetTypeProperty',
    asNew: 'createAssetTypeProperty',
    edit: 'Edit Memory',
    setUp: laptop,
  }),
  promptedSave(
    {
      name: 'a property of an asset type is deleted',
      operation: 'deleteAssetTypeProperty',
      setUp: withProperty,
      buttonName: 'Delete Colour',
    },
    () => !readMainText().includes('Colour'),
  ),
  promptedSave(
    {
      name: 'the order of properties is reset',
      operation: 'resetAssetPropertyOrder',
      setUp: laptop,
      buttonName: 'Reset order',
    },
    () => button('Yes') === null,
  ),
  promptedSave(
    {
      name: 'the order of properties is cleared',
      operation: 'clearAssetPropertyOrder',
      setUp: laptop,
      buttonName: 'Clear order',
    },
    () => button('Yes') === null,
  ),
];
