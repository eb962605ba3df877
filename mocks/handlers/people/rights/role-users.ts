import { parseRoleKey } from '../../../common/search-keys.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';

type Db = Scope<World>;

/** The users who have one of the roles; users with the same roles share a key. */
export async function findUsersWithRoles(db: Db, ids: readonly string[]): Promise<TenantUser[]> {
  const roleIds = new Set(ids);
  const groups = await db.groups('tenantUsers', { by: 'roleKey' });
  const keys = groups
    .map(({ value }) => value ?? '[]')
    .filter((key) => parseRoleKey(key).some((id) => roleIds.has(id)));
  return db.query('tenantUsers', { where: { roleKey: keys } });
}

/**
 * The names of users by their ids; for an invited person who has not accepted yet, only the invited
 * e-mail address is known. Source: PEOPL-D07.
 */
export async function loadUserNames(
  platform: Db,
  users: readonly TenantUser[],
): Promise<ReadonlyMap<string, string>> {
  const people = await platform.getMany(
    'people',
    users.map(({ id }) => id),
  );
  return new Map(
    users.map(({ id, invitation }) => [id, invitation?.email ?? people.get(id)?.name ?? '']),
  );
}
