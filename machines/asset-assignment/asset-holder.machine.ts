import { createRecordView } from '../records/create-record-view.ts';
import { loadAssetHolder, type HolderWithAssets } from './asset-holder.actors.ts';

export const assetHolderMachine = createRecordView<HolderWithAssets>({
  id: 'asset-holder',
  description:
    'An employee or a team with what they have. Source: document 3, sections 3 and 4 (Asset assignment).',
  loadRecord: loadAssetHolder,
});
