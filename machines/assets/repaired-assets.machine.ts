import { createOpened } from '../records/create-opened.ts';
import {
  hasMoreRepairs,
  loadMoreRepairedAssets,
  loadRepairedAssets,
  type Repairs,
} from './repaired-assets.actors.ts';

export const repairedAssetsMachine = createOpened<Repairs>({
  id: 'repaired-assets',
  description: 'The assets in repair now, the longest away first, page by page. Source: ASSET-149.',
  read: loadRepairedAssets,
  more: { read: loadMoreRepairedAssets, hasMore: hasMoreRepairs },
});
