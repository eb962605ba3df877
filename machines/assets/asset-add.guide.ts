import { Problem } from '#openapi/client/index.ts';
import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { assetAddMachine } from './asset-add.machine.ts';
import { toAssetForm, emptyAsset } from './asset-form.ts';
import { exampleCalendar, exampleChoices, exampleDetail, exampleSummary } from './asset.example.ts';

const input = { calendar: exampleCalendar, newId: exampleDetail.id, persisted: null };
const { statusId: _, ...valid } = toAssetForm({ ...exampleDetail, assetProperties: [] });
const typeUnknown = new Problem('invalid', 400, {
  response: { errorMessages: [], fieldErrors: { assetTypeId: ['This asset type was not found.'] } },
});
/** Nothing is saved: what a lost response leaves behind has tests of its own. */
const rejected = new Problem('invalid', 400);
const typed = { ...emptyAsset, name: 'Kept' };

export const testModel = createTestModel(assetAddMachine, {
  inputs: [
    input,
    { ...input, sourceId: exampleDetail.id },
    { ...input, persisted: { base: emptyAsset, form: typed } },
    {
      ...input,
      persisted: { base: emptyAsset, form: { ...typed, assetTypeId: exampleDetail.assetTypeId } },
    },
  ],
  events: [
    done('loadChoicesOfNew', exampleChoices),
    failed('loadChoicesOfNew', serverError),
    done('loadAssetToCopy', exampleSummary),
    failed('loadAssetToCopy', serverError),
    { type: 'form.changed', change: valid },
    done('loadTypeOfNew', { properties: [], nextCode: 'AS-LAP-0017' }),
    failed('loadTypeOfNew', serverError),
    failed('loadTypeOfNew', missing),
    done('renewChoices', exampleChoices),
    failed('renewChoices', serverError),
    { type: 'retry' },
    { type: 'SAVE' },
    { type: 'form.saveAndAdd' },
    { type: 'CANCEL' },
    { type: 'reset' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    done('addAsset', { nextId: exampleDetail.vendorId }),
    failed('addAsset', rejected),
    failed('addAsset', typeUnknown),
  ],
  rules: [
    {
      source: 'ASSET-073',
      text: 'Another purchase date is that of the warranty, too; the warranty ends whole years later.',
    },
    {
      source: 'ASSET-023',
      text: 'The status is the empty identifier: the server gives the default one.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A copy begins with all of an asset but its code, its serial number and what cannot be chosen any more.',
    },
    {
      source: 'ASSET-014',
      text: 'Several that are alike are added with their serial numbers, all or none; codes are counted up.',
    },
    {
      source: 'ASSET-064',
      text: 'The type is required: where it was deleted meanwhile, its field says so, and what is left is offered.',
    },
    {
      source: 'ASSET-090',
      text: 'Properties are mandatory, unless they say otherwise, and numeric ones take numbers.',
    },
  ],
});
