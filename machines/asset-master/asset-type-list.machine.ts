import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteAssetType, loadAssetTypes } from './asset-type-list.actors.ts';
import type { AssetType } from './asset-type.ts';

export const assetTypeListMachine = createList<AssetType>({
  id: 'asset-type-list',
  description: 'The asset master: the list of asset types. Source: ASSET-001.',
  loadRecords: loadAssetTypes,
  parts: [deletion(deleteAssetType)],
});
