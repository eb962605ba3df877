import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { nameFree } from '../../../core/records/names.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { parseRoleKey } from '../../../common/search-keys.ts';
import type { Role } from '../../../store/world/people.ts';
import { checkRights, checkRoleOfThoseAbove } from './above.ts';
import { announceRole } from './announce-rights.ts';
import { checkRoleManager } from './last-role-manager.ts';

type Roles = Extract<
  AreaOperations<'people'>,
  'getRoles' | 'getRole' | 'createRole' | 'updateRole' | 'deleteRole'
>;
type Db = Scope<World>;

/** Named sets of rights. Source: PEOPL-014, PEOPL-D03. */
export const roles: Pick<Handlers<'people'>, Roles> = {
  getRoles: async ({ db }) => {
    const records = await db.query('roles', { order: { by: 'name' } });
    const counts = await countUsers(db);
    return ok({ roles: records.map((record) => toView(record, counts.get(record.id) ?? 0)) });
  },

  getRole: async ({ db, path }) =>
    ok({ role: await loadView(db, await getRoleRecord(db, path.id)) }),

  createRole: async (call) => {
    const { db, body } = call;
    idFree(await db.get('roles', body.id));
    const name = await freeName(db, body);
    await checkRights(call, body.privileges);
    const record = created({ id: body.id, name, privileges: body.privileges }, call);
    await db.put('roles', record);
    return ok({ role: await loadView(db, record), successMessages: [message('roleCreated')] });
  },

  updateRole: async (call) => {
    const { db, path, body } = call;
    const before = await getRoleRecord(db, body.id);
    checkVersion(before, body.version);
    await checkRights(call, [...before.privileges, ...body.privileges]);
    await checkRoleOfThoseAbove(call, before, body.privileges);
    const changes = { name: await freeName(db, body), privileges: body.privileges };
    const record = changed(before, changes, call);
    await db.put('roles', record);
    await announceRole(db, before, record);
    await checkRoleManager(call, path.tenantId, 'privileges');
    return ok({ role: await loadView(db, record), successMessages: [message('roleUpdated')] });
  },

  deleteRole: async (call) => {
    const { db, path } = call;
    const { id, privileges } = await getRoleRecord(db, path.id);
    await checkRights(call, privileges);
    const count = (await countUsers(db)).get(id) ?? 0;
    if (count > 0) throw reject(409, 'roleInUse', { count });
    await db.remove('roles', id);
    return ok({ successMessages: [message('roleDeleted')] });
  },
};

async function getRoleRecord(db: Db, id: string): Promise<Role> {
  return foundOr404(await db.get('roles', id), 'roleUnknown');
}

/** The number of users by the id of each role. */
async function countUsers(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { value, count } of await db.groups('tenantUsers', { by: 'roleKey' })) {
    for (const id of parseRoleKey(value ?? '[]')) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

const loadView = async (db: Db, role: Role) =>
  toView(role, (await countUsers(db)).get(role.id) ?? 0);

const toView = ({ id, name, privileges, version }: Role, userCount: number) => ({
  id,
  name,
  privileges,
  userCount,
  version,
});

async function freeName(db: Db, { id, name: sent }: { id: string; name: string }) {
  const name = trimmed('name', sent);
  await nameFree(db, 'roles', { id, name }, 'nameTaken');
  return name;
}
