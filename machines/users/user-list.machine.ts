import { companion } from '../companions.ts';
import { createList } from '../lists/create-list.ts';
import { userActionMachine } from './user-action.machine.ts';
import { loadUsers } from './user-list.actors.ts';
import type { UserRow } from './user.ts';

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
