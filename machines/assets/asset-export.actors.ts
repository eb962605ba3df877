import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { searchDataOf, type ListSearch } from '../lists/list-search.ts';

export const exportAssets = fromPromise<Blob, { search: ListSearch }>(
  ({ input: { search }, signal }) => api.exportAssets({ body: searchDataOf(search), signal }),
);
