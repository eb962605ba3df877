import { Problem } from '#openapi/client/index.ts';
import { serverError, missing } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { assetAddMachine } from './asset-add.machine.ts';
import { toAssetForm, emptyAsset } from './asset-form.ts';
import {
  exampleCalendar,
  exampleChoices,
  exampleDetail,
  exampleSummary,
} from '../asset.fixtures.ts';

const input = { calendar: exampleCalendar, newId: exampleDetail.id, persisted: null };
const { statusId: _, ...valid } = toAssetForm({ ...exampleDetail, assetProperties: [] });
const typeUnknown = new Problem('invalid', 400, {
  response: { errorMessages: [], fieldErrors: { assetTypeId: ['This asset type was not found.'] } },
});
/** Nothing is saved; lost responses have their own tests. */
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
      text: 'Changing the purchase date also changes the start of the warranty; the warranty ends whole years later.',
    },
    {
      source: 'ASSET-023',
      text: 'The status is sent as the empty id: the server sets the default one.',
    },
    {
      source: 'ASSET-D17',
      text: 'A copy starts with all values of an asset except its code, its serial number and options that can no longer be selected.',
    },
    {
      source: 'ASSET-014',
      text: 'Multiple similar assets are added with their serial numbers, all or none; their codes are counted up.',
    },
    {
      source: 'ASSET-064',
      text: 'The type is required: if it was deleted in the meantime, its field reports it and offers the remaining types.',
    },
    {
      source: 'ASSET-090',
      text: 'Properties are mandatory by default, and numeric ones take numbers.',
    },
  ],
});
