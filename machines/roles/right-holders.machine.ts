import { fromPromise } from 'xstate';
import { api, type Privilege, type Schema } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import { createList } from '../lists/create-list.ts';

export type RightHolder = Schema<'PrivilegeHolder'>;

/** The parent of the rows is the right that they have. */
const loadRightHolders = fromPromise<
  ListPage<RightHolder>,
  { search: ListSearch; parentId?: string | undefined }
>(async ({ input: { search, parentId }, signal }) => {
  const body = { ...toSearchData(search), privilege: parentId as Privilege };
  const { holders, totalCount } = await api.getPrivilegeHolders({ body, signal });
  return { rows: holders, total: totalCount };
});

export const rightHoldersMachine = createList<RightHolder>({
  id: 'right-holders',
  description:
    'The users who have a right, and by which roles, sorted and paged by the server. Source: PEOPL-D33.',
  loadPage: loadRightHolders,
});
