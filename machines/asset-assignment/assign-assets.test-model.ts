import { exampleCalendar } from '../assets/asset.fixtures.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { assignAssetsMachine } from './assign-assets.machine.ts';
import { assignablePrinter, exampleAssignable, exampleAssignee } from './assignee.fixtures.ts';

const { id: assetId } = exampleAssignable;
const outcome = { assetId, isDone: true, code: '', errorMessages: [] };
const rejected = {
  ...outcome,
  isDone: false,
  code: 'assetTaken',
  errorMessages: ['AS-LAP-0002 is already assigned to Grace Kim.'],
};

export const testModel = createTestModel(assignAssetsMachine, {
  inputs: [{ calendar: exampleCalendar }],
  events: [
    { type: 'OPEN', receiver: exampleAssignee, assets: [] },
    { type: 'OPEN', receiver: null, assets: [exampleAssignable] },
    { type: 'form.changed', change: { startedOn: '9999-01-01' } },
    { type: 'form.changed', change: { startedOn: '2026-03-02' } },
    { type: 'receiver.select', receiver: exampleAssignee },
    { type: 'asset.select', asset: exampleAssignable },
    { type: 'asset.select', asset: assignablePrinter },
    { type: 'asset.found', asset: exampleAssignable },
    { type: 'asset.dropped', id: assetId },
    { type: 'assets.assign' },
    { type: 'CLOSE' },
    done('assignAssets', [outcome]),
    done('assignAssets', [rejected]),
    failed('assignAssets', serverError),
  ],
  rules: [
    {
      source: 'ASSET-003',
      text: "Assets are assigned to employees or teams; the asset's type determines which.",
    },
    {
      source: 'ASSET-112',
      text: 'An asset is never assigned twice: a second assignment shows an error at that asset, and the others succeed.',
    },
    {
      source: 'ASSET-D48',
      text: 'An assignment starts today unless another day is selected, never in the future; its return is not before the start.',
    },
  ],
});
