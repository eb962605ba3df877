import { loadRights } from '../../core/records/access.ts';
import type { Call } from '../../core/requests/handler.ts';
import { parseRoleKey } from '../search-keys.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { toIsoDay } from '../clockwork/time.ts';
import type { Me } from './rules.ts';

export type Db = Scope<World>;
type Privilege = World['roles']['privileges'][number];

/** The context of a review call: the records, the caller and the time. */
export interface ReviewContext {
  db: Db;
  tenantId: string;
  me: Me;
  /** The caller's e-mail address. */
  email: string;
  clock: { now(): number };
  /** The person in the form that version metadata uses. */
  person: { name: string };
  /** ISO timestamp. */
  now: string;
  /** The day in the person's time zone. */
  today: string;
  timeZone: string;
  dateFormat: World['tenantUsers']['dateFormat'];
}

type StaffCall = Pick<Call<'getReviews'>, 'db' | 'tx' | 'user' | 'person' | 'clock' | 'path'>;

/** The context of the caller. */
export async function createReviewContext({
  db,
  tx,
  user,
  person,
  clock,
  path,
}: StaffCall): Promise<ReviewContext> {
  const rights = await loadRights(tx, user, path.tenantId);
  const { employeeId, profileImageUrl, timeZone, dateFormat } = user;
  return {
    db,
    tenantId: path.tenantId,
    me: {
      personId: person.id,
      name: person.name,
      employeeId,
      profileImageUrl,
      rights: new Set(rights),
    },
    email: person.email,
    clock,
    person,
    now: new Date(clock.now()).toISOString(),
    today: toIsoDay(clock.now(), timeZone),
    timeZone,
    dateFormat,
  };
}

/** The users who administer performance reviews. */
export const admins = (db: Db) => listUsersWith(db, 'cycle.basic');

/** The users who have a right. */
export async function listUsersWith(db: Db, privilege: Privilege): Promise<World['tenantUsers'][]> {
  return db.query('tenantUsers', { where: { roleKey: await listRoleKeysWith(db, privilege) } });
}

/** The combinations of roles that include a right; few, however many users have them. */
export async function listRoleKeysWith(db: Db, privilege: Privilege): Promise<string[]> {
  const groups = await db.groups('tenantUsers', { by: 'roleKey' });
  const keys = groups.flatMap(({ value }) => value ?? []);
  const roles = await db.getMany('roles', keys.flatMap(parseRoleKey));
  const hasRight = (id: string) => roles.get(id)?.privileges.includes(privilege) ?? false;
  return keys.filter((key) => parseRoleKey(key).some(hasRight));
}
