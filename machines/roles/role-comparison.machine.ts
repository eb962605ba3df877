import { createList } from '../lists/create-list.ts';
import { loadRoles } from './role-list.actors.ts';
import type { Role } from './role.ts';

export const roleComparisonMachine = createList<Role>({
  id: 'role-comparison',
  description: 'All roles with their rights, of which two are compared. Source: PEOPL-D32.',
  loadRecords: loadRoles,
});
