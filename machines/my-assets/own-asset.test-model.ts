import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { exampleMine } from './my-asset.fixtures.ts';
import { ownAssetMachine } from './own-asset.machine.ts';

export const testModel = createRecordViewTestModel(ownAssetMachine, {
  record: exampleMine,
  id: exampleMine.assignment.assetId,
  rules: [
    {
      source: 'ASSET-031',
      text: 'An assignment shows the type, code and name of the asset, and the day it started.',
    },
    {
      source: 'ASSET-D59',
      text: 'A person without the right to view assets sees their own by its label.',
    },
  ],
});
