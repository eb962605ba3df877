import { createListTestModel } from '../testing/list-guides.ts';
import { exampleAsset } from './asset.example.ts';
import { assetListMachine } from './asset-list.machine.ts';

export const testModel = createListTestModel(assetListMachine, exampleAsset, [
  {
    source: 'ASSET-012',
    text: 'The asset list is what the asset screens lead back to.',
  },
  {
    source: 'ASSET-152',
    text: 'An asset that is assigned is not deleted: the server says to whom it is.',
  },
]);
