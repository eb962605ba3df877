import { publish } from '../../../core/requests/feed.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { findUsersWithRoles } from './role-users.ts';

/** Tells a user's open tabs that their rights have changed. Source: PEOPL-009. */
export const announceRights = (db: Scope<World>, to: string | readonly string[]): Promise<void> =>
  publish(db, { hub: 'notifications', to, type: 'rightsChanged', data: {} });

/** Tells it everyone who has the role, if its rights differ. */
export async function announceRole(
  db: Scope<World>,
  before: World['roles'],
  { id, privileges }: World['roles'],
): Promise<void> {
  const changed = new Set(before.privileges).symmetricDifference(new Set(privileges));
  if (changed.size === 0) return;
  const users = await findUsersWithRoles(db, [id]);
  if (users.length > 0) {
    await announceRights(
      db,
      users.map((user) => user.id),
    );
  }
}
