import { createListTestModel } from '../testing/list-guides.ts';
import { assetTypeListMachine } from './asset-type-list.machine.ts';
import { exampleAssetType } from './asset-type.example.ts';

export const testModel = createListTestModel(assetTypeListMachine, exampleAssetType, [
  {
    source: 'ASSET-001',
    text: 'The asset master lists the asset types with their numbers of assets and properties.',
  },
]);
