import { createList } from '../lists/create-list.ts';
import { loadRoles } from './role-list.actors.ts';
import type { Role } from './role.ts';

export const roleMatrixMachine = createList<Role>({
  id: 'role-matrix',
  description: 'All roles with their rights, as a table of rights and roles. Source: PEOPL-D32.',
  loadRecords: loadRoles,
});
