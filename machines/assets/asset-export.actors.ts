import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { assetSearchOf } from './asset-search.ts';

export const exportAssets = fromPromise<Blob, { requested: ListSearch }>(
  ({ input: { requested }, signal }) => api.exportAssets({ body: assetSearchOf(requested), signal }),
);
