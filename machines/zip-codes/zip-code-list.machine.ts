import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { ZipCode } from './zip-code.ts';
import { createList } from '../lists/create-list.ts';

const loadZipCodes = fromPromise<ListPage<ZipCode>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { usZipCodes, totalCount } = await api.searchUsZipCodes({ body, signal });
    return { rows: usZipCodes, total: totalCount };
  },
);

export const zipCodeListMachine = createList<ZipCode>({
  id: 'zip-code-list',
  description:
    'The zip codes of the United States, searched, sorted and paged by the server. Source: ADMIN-007.',
  loadPage: loadZipCodes,
});
