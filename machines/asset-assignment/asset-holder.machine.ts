import { createRecordView } from '../records/create-record-view.ts';
import { loadAssetHolder, type HolderWithAssets } from './asset-holder.actors.ts';

export const assetHolderMachine = createRecordView<HolderWithAssets>({
  id: 'asset-holder',
  description: 'An employee or a team with what they have. Source: ASSET-031.',
  loadRecord: loadAssetHolder,
});
