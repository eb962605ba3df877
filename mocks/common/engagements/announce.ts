import { publish } from '../../core/requests/feed.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { parseRoleKey } from '../search-keys.ts';

type Db = Scope<World>;

/** Maximum number of engagements that one request announces: a tenant stores 500 events. */
const maximum = 50;

/** Notifies everyone who reads engagements that some have changed. Source: API-042. */
export async function announceEngagements(db: Db, ids: readonly string[]): Promise<void> {
  const to = await listReaders(db);
  for (const engagementId of ids.slice(0, maximum)) {
    const data = { engagementId };
    await publish(db, { hub: 'notifications', to, type: 'engagementChanged', data });
  }
}

/** Notifies the same people that the template has changed. */
export async function announceTemplate(db: Db): Promise<void> {
  const to = await listReaders(db);
  await publish(db, { hub: 'notifications', to, type: 'engagementTemplateChanged', data: {} });
}

/** The ids of the users who may read engagements. */
async function listReaders(db: Db): Promise<string[]> {
  const roles = await db.query('roles');
  const reading = new Set(
    roles.flatMap(({ id, privileges }) => (privileges.includes('engagements.basic') ? [id] : [])),
  );
  const keys = (await db.groups('tenantUsers', { by: 'roleKey' })).flatMap(
    ({ value }) => value ?? [],
  );
  const roleKey = keys.filter((key) => parseRoleKey(key).some((id) => reading.has(id)));
  return (await db.query('tenantUsers', { where: { roleKey } })).map(({ id }) => id);
}
