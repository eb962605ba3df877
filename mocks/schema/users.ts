import { parseRoleKey, toRoleKey } from '../common/search-keys.ts';
import { toStatusKey } from '../common/people/status.ts';
import type { Derivation } from '../store/store.ts';
import type { TenantUser, World } from '../store/world.ts';

/** What users are counted, found and listed by. Source: PEOPL-014, PEOPL-009, PROJ-086. */
export const computedUsers: Derivation<World, TenantUser> = {
  compute: async (scope, user) => {
    const { roleIds, roleType, invitation, employeeId } = user;
    const employee = employeeId === null ? undefined : await scope.get('employees', employeeId);
    const roles = await Promise.all(roleIds.map((id) => scope.get('roles', id)));
    const names = roles.flatMap((role) => (role ? [role.name] : []));
    return {
      roleKey: toRoleKey(roleIds),
      invitedEmail: invitation?.email ?? null,
      employeeName: employee?.fullName ?? '',
      isAtWork: roleType !== null && employee?.isActive === true,
      listedName: invitation?.email ?? user.name ?? employee?.fullName ?? '',
      listedEmail: invitation?.email ?? user.email ?? employee?.email ?? '',
      roleNames: names.toSorted((a, b) => a.localeCompare(b)).join(', '),
      statusKey: toStatusKey(user),
    };
  },
  from: {
    employees: {
      fields: ['fullName', 'isActive', 'email'],
      where: ({ id }) => [{ employeeId: id }],
    },
    roles: {
      fields: ['name'],
      where: async ({ id }, scope) => {
        const keys = await scope.groups('tenantUsers', { by: 'roleKey' });
        const roleKey = keys.flatMap(({ value }) =>
          typeof value === 'string' && parseRoleKey(value).includes(id) ? [value] : [],
        );
        return roleKey.length > 0 ? [{ roleKey }] : [];
      },
    },
  },
};
