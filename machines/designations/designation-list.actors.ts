import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { Designation } from './designation.ts';

export const loadDesignations = fromPromise<ListPage<Designation>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { designations, totalCount } = await api.searchDesignations({ body, signal });
    return { rows: designations, total: totalCount };
  },
);

export const deleteDesignation = fromPromise<unknown, { row: Designation }>(
  ({ input: { row }, signal }) => api.deleteDesignation({ path: { id: row.id }, signal }),
);
