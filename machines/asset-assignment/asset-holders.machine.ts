import { createList } from '../lists/create-list.ts';
import { loadAssetHolders } from './asset-holders.actors.ts';
import type { AssetHolder } from './holder.ts';

export const assetHoldersMachine = createList<AssetHolder>({
  id: 'asset-holders',
  description:
    'The employees and teams who have assets, or can take some. Source: document 3, sections 2 and 4 (Asset assignment).',
  loadPage: loadAssetHolders,
});
