import { createRecordView } from '../records/create-record-view.ts';
import type { MyAsset } from './my-asset.ts';
import { loadOwnAsset } from './own-asset.actors.ts';

export const ownAssetMachine = createRecordView<MyAsset>({
  id: 'own-asset',
  description:
    'An assigned asset, as shown to a person who has no right to view others. Not in the requirements, after ASSET-043.',
  loadRecord: loadOwnAsset,
});
