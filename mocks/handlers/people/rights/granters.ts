import type { components } from '@atrium/contract/generated/types.ts';
import { isAdministrator, isMember } from '../../../core/records/access.ts';
import type { Call } from '../../../core/requests/handler.ts';
import type { TenantUser } from '../../../store/world.ts';
import { isAbove } from './above.ts';
import { findAdmitted } from '../users/entry.ts';
import { findUsersWithRoles } from './role-users.ts';

type Privilege = components['schemas']['Privilege'];
type Caller = Pick<Call<'requestAccess'>, 'db' | 'platform' | 'path' | 'user'>;

/**
 * The other users who can give the caller a right: they may enter the tenant, manage its roles and
 * have no lower role type, and client app users have the right themselves. None when no role
 * includes it.
 */
export async function findGranters(
  { db, platform, path, user }: Caller,
  privilege: Privilege,
): Promise<TenantUser[]> {
  const roles = await db.query('roles');
  const listIds = (right: Privilege) =>
    roles.filter(({ privileges }) => privileges.includes(right)).map(({ id }) => id);
  const granting = listIds(privilege);
  if (granting.length === 0) return [];
  const managers = await findUsersWithRoles(db, listIds('roleManager.basic'));
  const able = managers
    .filter(isMember)
    .filter(
      (each) =>
        each.id !== user.id &&
        !isAbove({ user: each }, user) &&
        (isAdministrator(each) || each.roleIds.some((id) => granting.includes(id))),
    );
  const admitted = await findAdmitted({ platform, tenantId: path.tenantId }, able);
  return able.filter(({ id }) => admitted.has(id));
}
