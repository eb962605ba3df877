import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createOpened } from '../records/create-opened.ts';

export type AssetHistory = Schema<'AssetHistoryAnswer'>;

const loadAssetHistory = fromPromise<AssetHistory, { id: string }>(({ input: { id }, signal }) =>
  api.getAssetHistory({ path: { id }, signal }),
);

export const assetHistoryMachine = createOpened<AssetHistory>({
  id: 'asset-history',
  description:
    'The status history and the repair history of an asset. Source: ASSET-019, ASSET-033.',
  read: loadAssetHistory,
});
