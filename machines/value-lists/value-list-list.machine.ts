import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { ValueListRow } from './value-list.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadValueLists = fromPromise<ListPage<ValueListRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { lists, totalCount } = await api.searchLists({ body, signal });
    return { rows: lists, total: totalCount };
  },
);

const deleteValueList = fromPromise<unknown, { row: ValueListRow }>(({ input: { row }, signal }) =>
  api.deleteList({ path: { id: row.id }, signal }),
);

export const valueListListMachine = createList<ValueListRow>({
  id: 'value-list-list',
  description:
    'The lists of choices with the scripts that use each, sorted and paged by the server. Source: ADMIN-006, ADMIN-D16.',
  loadPage: loadValueLists,
  parts: [deletion(deleteValueList)],
});
