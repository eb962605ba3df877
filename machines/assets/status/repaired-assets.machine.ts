import { createOpened } from '../../records/create-opened.ts';
import {
  hasMoreRepairs,
  loadMoreRepairedAssets,
  loadRepairedAssets,
  type Repairs,
} from './repaired-assets.actors.ts';

export const repairedAssetsMachine = createOpened<Repairs>({
  id: 'repaired-assets',
  description:
    'The assets currently in repair, the longest in repair first, in pages. Source: ASSET-149.',
  read: loadRepairedAssets,
  more: { read: loadMoreRepairedAssets, hasMore: hasMoreRepairs },
});
