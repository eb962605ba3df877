import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { exampleAsset, exampleChoices } from '../asset.fixtures.ts';
import { moveAssetsMachine } from './move-assets.machine.ts';

const { id: assetId } = exampleAsset;
const moved = { assetId, isDone: true, code: '', errorMessages: [] };
const rejected = {
  assetId,
  isDone: false,
  code: 'assetScrapLocked',
  errorMessages: ['It is scrapped.'],
};
const [location] = exampleChoices.assetLocations;

export const testModel = createTestModel(moveAssetsMachine, {
  inputs: [undefined],
  events: [
    { type: 'OPEN', rows: [exampleAsset] },
    { type: 'form.changed', change: { assetLocationId: location?.id ?? '' } },
    { type: 'assets.move' },
    { type: 'CLOSE' },
    done('moveAssets', [moved]),
    done('moveAssets', [rejected]),
    failed('moveAssets', serverError),
  ],
  rules: [
    {
      source: 'ASSET-025',
      text: 'An asset has one location, or none.',
    },
    {
      source: 'ASSET-058',
      text: 'Scrapped and disposed assets are locked and stay at their location.',
    },
    {
      source: 'ASSET-D20',
      text: 'Each asset that is not moved has a reason; the others move.',
    },
  ],
});
