import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { PortalPage } from './portal-page.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadPortalPages = fromPromise<ListPage<PortalPage>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { pages, totalCount } = await api.searchPages({ body, signal });
    return { rows: pages, total: totalCount };
  },
);

const deletePortalPage = fromPromise<unknown, { row: PortalPage }>(({ input: { row }, signal }) =>
  api.deletePage({ path: { id: row.id }, signal }),
);

export const portalPageListMachine = createList<PortalPage>({
  id: 'portal-page-list',
  description:
    'The pages of the portal with the menu entries that lead to each, sorted and paged by the server. Source: ADMIN-003, ADMIN-D18.',
  loadPage: loadPortalPages,
  parts: [deletion(deletePortalPage)],
});
