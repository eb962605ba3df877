import { createList } from '../lists/create-list.ts';
import { loadUsers } from './user-list.actors.ts';
import type { UserRow } from './user.ts';

export const userListMachine = createList<UserRow>({
  id: 'user-list',
  description:
    'The users of the tenant, filtered, sorted and paged by the server. Source: PEOPL-017.',
  loadPage: loadUsers,
});
