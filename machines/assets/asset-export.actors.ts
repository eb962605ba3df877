import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { assetSearchOf } from './asset-search.ts';

export const exportAssets = fromPromise<Blob, { wanted: ListSearch }>(
  ({ input: { wanted }, signal }) => api.exportAssets({ body: assetSearchOf(wanted), signal }),
);
