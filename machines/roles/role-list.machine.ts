import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteRole, loadRoles } from './role-list.actors.ts';
import type { Role } from './role.ts';

export const roleListMachine = createList<Role>({
  id: 'role-list',
  description:
    'The roles with the number of their rights and of the users who have each. Source: PEOPL-007, PEOPL-D31.',
  loadRecords: loadRoles,
  parts: [deletion(deleteRole)],
});
