import { toRoleKey } from '../common/role-key.ts';
import type { Derivation } from '../store/store.ts';
import type { TenantUser, World } from '../store/world.ts';

/** What users are counted and found by. Source: PEOPL-014, PEOPL-009. */
export const computedUsers: Derivation<World, TenantUser> = {
  compute: async (_scope, { roleIds, invitation }) => ({
    roleKey: toRoleKey(roleIds),
    invitedEmail: invitation?.email ?? null,
  }),
  from: {},
};
