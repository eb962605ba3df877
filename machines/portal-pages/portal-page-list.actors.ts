import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { PortalPage } from './portal-page.ts';

export const loadPortalPages = fromPromise<ListPage<PortalPage>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { pages, totalCount } = await api.searchPages({ body, signal });
    return { rows: pages, total: totalCount };
  },
);

export const deletePortalPage = fromPromise<unknown, { row: PortalPage }>(
  ({ input: { row }, signal }) => api.deletePage({ path: { id: row.id }, signal }),
);
