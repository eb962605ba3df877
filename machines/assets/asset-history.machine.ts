import { createOpened } from '../records/create-opened.ts';
import { loadAssetHistory, type AssetHistory } from './asset-history.actors.ts';

export const assetHistoryMachine = createOpened<AssetHistory>({
  id: 'asset-history',
  description:
    'The status history and the repair history of an asset. Source: ASSET-019, ASSET-033.',
  read: loadAssetHistory,
});
