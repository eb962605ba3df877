import { toRoleKey } from '../common/role-key.ts';
import type { Derivation } from '../store/store.ts';
import type { TenantUser, World } from '../store/world.ts';

/** What users are counted, found and listed by. Source: PEOPL-014, PEOPL-009, PROJ-086. */
export const computedUsers: Derivation<World, TenantUser> = {
  compute: async (scope, { roleIds, roleType, invitation, employeeId }) => {
    const employee = employeeId === null ? undefined : await scope.get('employees', employeeId);
    return {
      roleKey: toRoleKey(roleIds),
      invitedEmail: invitation?.email ?? null,
      employeeName: employee?.fullName ?? '',
      isAtWork: roleType !== null && employee?.isActive === true,
    };
  },
  from: {
    employees: { fields: ['fullName', 'isActive'], where: ({ id }) => [{ employeeId: id }] },
  },
};
