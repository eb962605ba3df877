import { createListTestModel } from '../testing/list-test-models.ts';
import { assetTypeListMachine } from './asset-type-list.machine.ts';
import { exampleAssetType } from './asset-type.fixtures.ts';

export const testModel = createListTestModel(assetTypeListMachine, exampleAssetType, [
  {
    source: 'ASSET-001',
    text: 'The asset master lists the asset types with their numbers of assets and properties.',
  },
]);
