import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { ClientRow } from './client.ts';

export const loadClients = fromPromise<ListPage<ClientRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { clients, totalCount } = await api.searchClients({ body, signal });
    return { rows: clients, total: totalCount };
  },
);

export const deleteClient = fromPromise<unknown, { row: ClientRow; isSuccessHidden?: boolean }>(
  ({ input: { row, isSuccessHidden = false }, signal }) =>
    api.deleteClient({
      path: { id: row.id },
      signal,
      isSuccessHidden,
      isReported: isSuccessHidden,
    }),
);
