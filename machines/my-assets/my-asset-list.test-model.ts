import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleMine } from './my-asset.fixtures.ts';
import { myAssetListMachine } from './my-asset-list.machine.ts';

export const testModel = createListTestModel(myAssetListMachine, exampleMine, [
  {
    source: 'ASSET-112',
    text: 'Every person sees their own assets and those of their teams, without any privilege.',
  },
]);
