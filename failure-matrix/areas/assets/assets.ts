import { api } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import type { Harness } from '../../support/harness.ts';
import type { PageEntry } from '../../support/pages.ts';
import {
  button,
  selectOption,
  countUp,
  field,
  readMainText,
  press,
  type,
  typed,
  until,
} from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** The first asset with a status. */
async function first(status: string) {
  const columnFilters = [{ name: 'assetStatus', value: status }];
  const body = toSearchData({ ...firstPage, columnFilters });
  const [asset] = (await api.listAssets({ body })).assetsManager;
  if (!asset) throw new Error(`The demo data must have an asset in ${status}, but have none.`);
  return asset;
}

const getViewAddress = async () => `/assetManager/viewAsset?assetId=${(await first('Repair')).id}`;

const getEditAddress = async (status: string) =>
  `/assetManager/editAsset/${(await first(status)).id}`;

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/': {
    href: '/assetManager',
    reads: ['listAssets'],
    doesWithout: ['getAssetDefaults', 'listAssetPropertyNames'],
    shows: /Showing 1 - /,
  },
  '/_tenant/assetManager/viewAsset': {
    href: getViewAddress,
    reads: ['getAssetView'],
    isOfRecord: true,
    shows: /Warranty Start Date/,
    // Its code, which is the heading, is not known yet.
    heading: 'Asset',
  },
  '/_tenant/assetManager/addAsset': {
    href: '/assetManager/addAsset',
    reads: ['getAssetDefaults'],
    shows: /Warranty Start Date/,
  },
  '/_tenant/assetManager/editAsset/$assetId': {
    href: () => getEditAddress('InStore'),
    reads: ['getAsset', 'getAssetDefaults'],
    isOfRecord: true,
    shows: /Warranty Start Date/,
    heading: 'Edit Asset',
  },
};

/** The code of the asset under test; set when it is found. */
let code = '';

/** Opens a list that contains an asset of this status, and stores its code. */
const openWith = (status: string) => async (harness: Harness) => {
  code = (await first(status)).assetCode;
  await open(`/assetManager?filter.assetStatus=${status}`, new RegExp(code))(harness);
};

/** Opens the prompt for returning the asset to InStore. */
async function openPrompt(): Promise<void> {
  await press(`More actions for ${code}`);
  await press('Back to InStore');
  await until('the confirmation dialog', () => button('Yes'));
}

const edited = { 'Invoice Number': 'INV-9' };
const added = { ...edited, Price: '10', 'No. of Years': '1' };

const multiple = { 'Serial Numbers': 'PF-4711' };

/** Fills in the form of a new projector. */
async function fillIn(harness: Harness): Promise<void> {
  await harness.app.goTo('/assetManager/addAsset');
  await selectOption(/Asset Type/, 'Projector');
  const proposed = await field('Asset Code');
  await until('an unused code', () => proposed.value !== '');
  await selectOption(/Vendor Name/, 'Cobalt Hardware');
  for (const [label, text] of Object.entries(added)) await type(label, text);
  for (const part of ['day', 'month', 'year']) {
    await countUp(new RegExp(`^${part}.*Date of Purchase`));
  }
}

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an asset is deleted from the list',
    operation: 'deleteAsset',
    setUp: openWith('InStore'),
    save: async () => {
      await press(`Delete ${code}`);
      await press('Yes');
    },
    done: () => button(/^Delete /) !== null && button(`Delete ${code}`) === null,
  },
  {
    name: 'the scrapping of an asset is undone',
    operation: 'changeScrappedAssetStatus',
    setUp: async (harness) => {
      await openWith('Scrap')(harness);
      await openPrompt();
    },
    save: () => press('Yes'),
    // If it appears deleted, the list is loaded again and the prompt is closed.
    reveal: async () => {
      if (button('Yes') === null) await openPrompt();
    },
    done: () => button('Yes') === null && !readMainText().includes(code),
  },
  {
    name: 'an asset is sent to repair from the list',
    operation: 'bulkChangeAssetStatus',
    setUp: async (harness) => {
      await openWith('InStore')(harness);
      await press(`More actions for ${code}`);
      await press('Send to repair');
      await until('the confirmation dialog', () => button('Change status'));
    },
    save: () => press('Change status'),
    done: () => button('Change status') === null && !readMainText().includes(code),
  },
  {
    name: 'an asset is moved from the list',
    operation: 'bulkMoveAssets',
    setUp: async (harness) => {
      await openWith('InStore')(harness);
      await press(`More actions for ${code}`);
      await press('Move');
      await until('the confirmation dialog', () => button('Move'));
      await selectOption(/New location/, 'No location');
    },
    save: () => press('Move'),
    done: () => button('Move') === null,
  },
  {
    name: 'an asset is updated',
    operation: 'updateAsset',
    form: edited,
    setUp: async (harness) => {
      await harness.app.goTo(await getEditAddress('InStore'));
      await until('the date fields', () => 'day, Date of Purchase' in typed());
      for (const [label, text] of Object.entries(edited)) await type(label, text);
    },
    save: () => press('Update Asset'),
    done: () => /Showing 1 - /.test(readMainText()),
  },
  {
    name: 'an asset is added',
    operation: 'addAsset',
    form: edited,
    setUp: fillIn,
    save: () => press('Save Asset'),
    done: () => /Showing 1 - /.test(readMainText()),
  },
  {
    name: 'multiple assets are added at once',
    operation: 'bulkAddAssets',
    form: { ...edited, ...multiple },
    setUp: async (harness) => {
      await fillIn(harness);
      await press('Add several identical assets');
      for (const [label, text] of Object.entries(multiple)) await type(label, text);
    },
    save: () => press('Save 1 Asset'),
    done: () => /Showing 1 - /.test(readMainText()),
  },
];
