import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { UserRow } from './user.ts';

export const loadUsers = fromPromise<ListPage<UserRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { users, totalCount } = await api.searchSecurityUsers({
      body: toSearchData(search),
      signal,
    });
    return { rows: users, total: totalCount };
  },
);
