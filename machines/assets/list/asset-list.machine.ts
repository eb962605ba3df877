import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import type { ListPage } from '../../lists/list-types.ts';
import { toAssetSearch } from './asset-search.ts';
import type { Asset } from '../asset.ts';
import { bulkDeletion } from '../../lists/bulk-deletion.ts';
import { createList } from '../../lists/create-list.ts';
import { deletion } from '../../lists/deletion.ts';

const loadAssets = fromPromise<ListPage<Asset>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { assetsManager, totalCount, statusCounts } = await api.listAssets({
      body: toAssetSearch(search),
      signal,
    });
    return {
      rows: assetsManager,
      total: totalCount,
      counts: Object.fromEntries(
        statusCounts.map(({ assetStatus, assetCount }) => [assetStatus, assetCount]),
      ),
    };
  },
);

const deleteAsset = fromPromise<unknown, { row: Asset; isSuccessHidden?: boolean }>(
  ({ input: { row, isSuccessHidden = false }, signal }) =>
    api.deleteAsset({ path: { id: row.id }, signal, isSuccessHidden }),
);

export const assetListMachine = createList<Asset>({
  id: 'asset-list',
  description: 'The assets of the tenant. Source: ASSET-061, ASSET-037, ASSET-018.',
  loadPage: loadAssets,
  parts: [deletion(deleteAsset), bulkDeletion(({ id }) => id)],
});
