import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import { companion } from '../companions.ts';
import { userActionMachine } from './user-action.machine.ts';
import type { UserRow } from './user.ts';
import { createList } from '../lists/create-list.ts';

const loadUsers = fromPromise<ListPage<UserRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { users, totalCount } = await api.searchSecurityUsers({
      body: toSearchData(search),
      signal,
    });
    return { rows: users, total: totalCount };
  },
);

export const userListMachine = createList<UserRow>({
  id: 'user-list',
  description:
    'The users of the tenant, filtered, sorted and paged by the server. Source: PEOPL-017.',
  loadPage: loadUsers,
  companions: [
    companion(userActionMachine, {
      reports: { 'user.changed': () => [{ type: 'rows.changed' }] },
    }),
  ],
});
