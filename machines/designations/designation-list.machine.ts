import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { Designation } from './designation.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadDesignations = fromPromise<ListPage<Designation>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { designations, totalCount } = await api.searchDesignations({ body, signal });
    return { rows: designations, total: totalCount };
  },
);

const deleteDesignation = fromPromise<unknown, { row: Designation }>(({ input: { row }, signal }) =>
  api.deleteDesignation({ path: { id: row.id }, signal }),
);

export const designationListMachine = createList<Designation>({
  id: 'designation-list',
  description:
    'The designations with the number of employees who have each, sorted and paged by the server. Source: PEOPL-006, PEOPL-D30.',
  loadPage: loadDesignations,
  parts: [deletion(deleteDesignation)],
});
