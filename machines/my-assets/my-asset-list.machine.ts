import { createList } from '../lists/create-list.ts';
import { loadMyAssets } from './my-asset-list.actors.ts';
import type { MyAsset } from './my-asset.ts';

export const myAssetListMachine = createList<MyAsset>({
  id: 'my-asset-list',
  description:
    "The person's assets, and those of their teams. Not in the requirements, after ASSET-061.",
  loadRecords: loadMyAssets,
});
