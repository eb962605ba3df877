import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { ValueListRow } from './value-list.ts';

export const loadValueLists = fromPromise<ListPage<ValueListRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { lists, totalCount } = await api.searchLists({ body, signal });
    return { rows: lists, total: totalCount };
  },
);

export const deleteValueList = fromPromise<unknown, { row: ValueListRow }>(
  ({ input: { row }, signal }) => api.deleteList({ path: { id: row.id }, signal }),
);
