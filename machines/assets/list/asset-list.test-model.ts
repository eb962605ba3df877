import { createListTestModel } from '../../testing/list-test-models.ts';
import { exampleAsset } from '../asset.fixtures.ts';
import { assetListMachine } from './asset-list.machine.ts';

export const testModel = createListTestModel(assetListMachine, exampleAsset, [
  {
    source: 'ASSET-012',
    text: 'The asset screens lead back to the asset list.',
  },
  {
    source: 'ASSET-152',
    text: 'An assigned asset cannot be deleted: the server names its assignee.',
  },
]);
