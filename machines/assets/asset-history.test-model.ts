import { createOpenedTestModel } from '../testing/opened-test-model.ts';
import { exampleAsset, exampleHistory } from './asset.fixtures.ts';
import { assetHistoryMachine } from './asset-history.machine.ts';

export const testModel = createOpenedTestModel(assetHistoryMachine, {
  id: exampleAsset.id,
  content: exampleHistory,
  rules: [
    {
      source: 'ASSET-019',
      text: 'The history has the tabs Status History and Repair History.',
    },
    {
      source: 'ASSET-102',
      text: 'An asset that was never repaired shows so.',
    },
  ],
});
