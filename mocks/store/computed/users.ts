import type { Derivation } from '../store.ts';
import type { TenantUser, World } from '../world.ts';

/** What users are counted and found by. Source: PEOPL-014, PEOPL-009. */
export const computedUsers: Derivation<World, TenantUser> = {
  compute: async (_scope, { roleIds, invitation }) => ({
    roleKey: JSON.stringify([...new Set(roleIds)].toSorted()),
    invitedEmail: invitation?.email ?? null,
  }),
  from: {},
};

/** The ids of the roles of users with this key. */
export const parseRoleKey = (roleKey: string): string[] => JSON.parse(roleKey) as string[];
