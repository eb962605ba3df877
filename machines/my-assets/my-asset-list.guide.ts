import { listGuide } from '../testing/list-guides.ts';
import { exampleMine } from './my-asset.example.ts';
import { myAssetListMachine } from './my-asset-list.machine.ts';

export const guide = listGuide(myAssetListMachine, exampleMine, [
  {
    source: 'document 3, section 4 (Asset assignment)',
    text: 'Everybody sees what they have themselves, and what their teams have, without a right.',
  },
]);
