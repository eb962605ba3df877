import { createRecordView } from '../records/create-record-view.ts';
import type { MyAsset } from './my-asset.ts';
import { loadOwnAsset } from './own-asset.actors.ts';

export const ownAssetMachine = createRecordView<MyAsset>({
  id: 'own-asset',
  description:
    'An asset that somebody has, as they see it who may not view others. Designed, after ASSET-043.',
  loadRecord: loadOwnAsset,
});
