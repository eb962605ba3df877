import { conflictAt, reject } from '../../../core/requests/http-error.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { findAdmitted } from '../users/entry.ts';

interface Changed {
  db: Scope<World>;
  platform: Scope<World>;
}

/**
 * Runs after a change and rolls back its transaction: 409 when no administrator who may enter the
 * tenant could change roles any more. Client app users who manage roles do not count: they can
 * grant only rights that they have, so a right that the last administrator removed could never be
 * restored. The error is at the changed field, if there is one.
 */
export async function checkRoleManager(
  { db, platform }: Changed,
  tenantId: string,
  field?: string,
): Promise<void> {
  const where = { roleType: ['TenantAdmin', 'PlatformAdmin'] } as const;
  const administrators = await db.query('tenantUsers', { where });
  const roles = await db.getMany(
    'roles',
    administrators.flatMap(({ roleIds }) => roleIds),
  );
  const isManaging = (id: string) => roles.get(id)?.privileges.includes('roleManager.basic');
  const managers = administrators.filter(({ roleIds }) => roleIds.some(isManaging));
  const admitted = await findAdmitted({ platform, tenantId }, managers);
  if (admitted.size > 0) return;
  throw field === undefined ? reject(409, 'lastRoleManager') : conflictAt(field, 'lastRoleManager');
}
