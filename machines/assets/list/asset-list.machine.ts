import { bulkDeletion } from '../../lists/bulk-deletion.ts';
import { createList } from '../../lists/create-list.ts';
import { deletion } from '../../lists/deletion.ts';
import { deleteAsset, loadAssets } from './asset-list.actors.ts';
import type { Asset } from '../asset.ts';

export const assetListMachine = createList<Asset>({
  id: 'asset-list',
  description: 'The assets of the tenant. Source: ASSET-061, ASSET-037, ASSET-018.',
  loadPage: loadAssets,
  parts: [deletion(deleteAsset), bulkDeletion(({ id }) => id)],
});
