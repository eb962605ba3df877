import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { parseRoleKey } from '../search-keys.ts';

/** The right that all operations of projects require. */
export const projectRight = 'projects.basic';

/** The combinations of roles that give access to projects; few, however many people have them. */
export async function listAbleRoleKeys(db: Scope<World>): Promise<string[]> {
  const groups = await db.groups('tenantUsers', { by: 'roleKey' });
  const keys = groups.flatMap(({ value }) => value ?? []);
  const roles = await db.getMany('roles', keys.flatMap(parseRoleKey));
  return keys.filter((key) =>
    parseRoleKey(key).some((id) => roles.get(id)?.privileges.includes(projectRight)),
  );
}
