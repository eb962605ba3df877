import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListPage } from '../lists/list-types.ts';
import { toLabelSearch, type AssetLabel, type LabelSearch } from './asset-label.ts';

/** All labels of a search and their total, up to the number that the contract returns at once. */
export const loadLabels = fromPromise<ListPage<AssetLabel>, { search: LabelSearch }>(
  async ({ input: { search }, signal }) => {
    const { assetLabels, totalCount } = await api.listAssetLabels({
      body: toLabelSearch(search),
      signal,
    });
    return { rows: assetLabels, total: totalCount };
  },
);
