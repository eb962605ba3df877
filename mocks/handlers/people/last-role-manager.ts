import { isAdministrator } from '../../core/access.ts';
import { reject } from '../../core/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { mayEnter } from './entry.ts';

interface Changed {
  db: Scope<World>;
  platform: Scope<World>;
}

/**
 * Runs after a change and rolls back its transaction: 409 when no administrator who may enter the
 * tenant could change roles any more. Client app users who manage roles do not count: they can
 * grant only rights that they have, so a right that the last administrator removed could never be
 * restored.
 */
export async function checkRoleManager({ db, platform }: Changed, tenantId: string): Promise<void> {
  const roles = await db.query('roles');
  const managing = new Set(
    roles.filter(({ privileges }) => privileges.includes('roleManager.basic')).map(({ id }) => id),
  );
  for (const user of await db.query('tenantUsers')) {
    if (!isAdministrator(user)) continue;
    if (!user.roleIds.some((roleId) => managing.has(roleId))) continue;
    if (await mayEnter({ platform, tenantId, user })) return;
  }
  throw reject(409, 'lastRoleManager');
}
