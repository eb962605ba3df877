import { createOpened } from '../records/create-opened.ts';
import { loadAssetHistory, type AssetHistory } from './asset-history.actors.ts';

export const assetHistoryMachine = createOpened<AssetHistory>({
  id: 'asset-history',
  description:
    'The status history and the repair history of an asset. Source: document 3, sections 2 and 3.',
  read: loadAssetHistory,
});
