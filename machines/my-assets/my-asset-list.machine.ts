import { createList } from '../lists/create-list.ts';
import { loadMyAssets } from './my-asset-list.actors.ts';
import type { MyAsset } from './my-asset.ts';

export const myAssetListMachine = createList<MyAsset>({
  id: 'my-asset-list',
  description: 'What the person has, and what their teams have. Designed, after ASSET-061.',
  loadRecords: loadMyAssets,
});
