import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { toAssetSearch } from './asset-search.ts';

export const exportAssets = fromPromise<Blob, { requested: ListSearch }>(
  ({ input: { requested }, signal }) =>
    api.exportAssets({ body: toAssetSearch(requested), signal }),
);
