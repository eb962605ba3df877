import { createRecordView } from '../records/create-record-view.ts';
import { loadAssetView, type AssetView } from './asset-view.actors.ts';

export const assetViewMachine = createRecordView<AssetView>({
  id: 'asset-view',
  description: 'A read-only asset: details, properties, vendor and warranty. Source: ASSET-017.',
  loadRecord: loadAssetView,
});
