import { createListTestModel } from '../testing/list-guides.ts';
import { exampleMine } from './my-asset.example.ts';
import { myAssetListMachine } from './my-asset-list.machine.ts';

export const testModel = createListTestModel(myAssetListMachine, exampleMine, [
  {
    source: 'ASSET-112',
    text: 'Every person sees their own assets and those of their teams, without any privilege.',
  },
]);
