import { changedByOther, serverError, missing } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { toAssetForm } from './asset-form.ts';
import { statusIds } from '../asset.ts';
import { createStatusFields } from '../status/asset-status.ts';
import { exampleCalendar, exampleChoices, exampleDetail } from '../asset.fixtures.ts';
import { editAssetMachine } from './edit-asset.machine.ts';

const base = toAssetForm(exampleDetail);
const input = {
  id: exampleDetail.id,
  calendar: exampleCalendar,
  rights: { details: true, properties: true },
  persisted: null,
};
const read = { detail: exampleDetail, choices: exampleChoices };
const scrapped = {
  ...exampleDetail,
  assetStatus: 'Scrap' as const,
  statusId: statusIds.Scrap,
};

export const testModel = createTestModel(editAssetMachine, {
  inputs: [input, { ...input, persisted: { base, form: { ...base, name: 'Kept' } } }],
  events: [
    { type: 'LOAD' },
    done('loadAssetDetail', read),
    done('loadAssetDetail', { ...read, detail: scrapped }),
    failed('loadAssetDetail', serverError),
    failed('loadAssetDetail', missing),
    { type: 'form.changed', change: { assetCode: '' } },
    { type: 'CHANGE_STATUS', to: 'InStore' },
    { type: 'CHANGE_STATUS', to: 'Assigned' },
    done('status', createStatusFields('InStore')),
    failed('status', serverError),
    { type: 'UPDATE' },
    { type: 'CANCEL' },
    { type: 'reset' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    done('updateAsset'),
    failed('updateAsset', serverError),
    failed('updateAsset', changedByOther),
    { type: 'conflict.keepMine' },
    { type: 'conflict.useTheirs' },
  ],
  rules: [
    {
      source: 'ASSET-045',
      text: 'If an update fails, the details reload; typed values stay in the form and are saved with the next try.',
    },
    {
      source: 'ASSET-058',
      text: 'An asset in Scrap is locked: all fields are disabled, and the screen shows why.',
    },
    {
      source: 'ASSET-040',
      text: 'If loading the details fails, the machine ends in a final state without a message.',
    },
    {
      source: 'ASSET-095',
      text: 'Details and properties have separate rights.',
    },
  ],
});
