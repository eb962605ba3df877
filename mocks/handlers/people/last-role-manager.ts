import { refuse } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

interface Changed {
  db: Scope<World>;
  platform: Scope<World>;
}

/**
 * Looked at after a change, whose transaction it undoes: 409 when nobody who may enter the tenant
 * could change roles any more.
 */
export async function checkRoleManager({ db, platform }: Changed, tenantId: string): Promise<void> {
  const roles = await db.query('roles');
  const managing = new Set(
    roles.filter(({ privileges }) => privileges.includes('roleManager.basic')).map(({ id }) => id),
  );
  for (const { id, roleIds } of await db.query('tenantUsers')) {
    if (!roleIds.some((roleId) => managing.has(roleId))) continue;
    const assignment = await platform.get('assignments', `${id}:${tenantId}`);
    if (assignment?.isUserAssigned) return;
  }
  throw refuse(409, 'lastRoleManager');
}
