import { createOpened } from '../records/create-opened.ts';
import { loadRepairedAssets, type RepairedAsset } from './repaired-assets.actors.ts';

export const repairedAssetsMachine = createOpened<readonly RepairedAsset[]>({
  id: 'repaired-assets',
  description: 'The assets in repair now, the longest away first. Source: document 3, section 7.',
  read: loadRepairedAssets,
});
