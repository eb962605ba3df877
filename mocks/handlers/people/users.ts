import type { OperationsOf } from '#openapi/generated/operations.ts';
import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Call, type Handlers } from '../../core/handler.ts';
import { byText } from '../../core/names.ts';
import { foundOr404 } from '../../core/records.ts';
import { conflictAt, refuse, refuseField } from '../../core/refusal.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import { demoPasswordHash } from '../../seed/people.ts';
import type { Scope } from '../../store/store.ts';
import type { Person, TenantUser, World } from '../../store/world.ts';
import { isTimeZone } from '../../common/registration/time-zones.ts';
import { checkNotAbove, checkRoles } from './above.ts';
import { checkRoleManager } from './last-role-manager.ts';

type Users = Extract<OperationsOf<'people'>, `${string}SecurityUser${string}`>;
type Contract = components['schemas'];
type Platform = Scope<World>;

/** Users of the tenant. Source: document 3, section 7; document 1, section 3. */
export const users: Pick<Handlers<'people'>, Users> = {
  getSecurityUsers: async (call) => {
    const records = await call.db.query('tenantUsers');
    const views = await Promise.all(records.map((record) => viewOf(call, record)));
    return ok({ securityUsers: views.toSorted(byText(({ name }) => name)) });
  },

  getSecurityUser: async (call) =>
    ok({ securityUser: await viewOf(call, await userRecordOf(call.db, call.path.id)) }),

  inviteSecurityUser: async (call) => {
    const { db, platform, path, body } = call;
    const person = await personToInvite(platform, body);
    const isKnownHere = await db.get('tenantUsers', person.id);
    if (isKnownHere) throw conflictAt('email', 'emailTaken', { email: person.email });
    const settings = await db.get('organizationSettings', 'settings');
    const { roleType = 'ClientAppUser', employeeId = null, roleIds = [] } = body;
    checkTimeZone(body);
    checkNotAbove(call, { roleType });
    await checkLinks(db, { id: person.id, employeeId, roleIds });
    await checkRoles(call, [], roleIds);
    const fields = {
      id: person.id,
      employeeId,
      roleType,
      roleIds,
      timeZone: body.timeZone ?? settings?.timeZone ?? 'Etc/UTC',
      dateFormat: body.dateFormat ?? settings?.dateFormat ?? ('DD/MM/YYYY' as const),
      dateOfBirth: body.dateOfBirth ?? null,
      profileImageUrl: null,
    };
    const record = created(fields, call);
    await db.put('tenantUsers', record);
    await platform.put('people', { ...person, role: person.role ?? roleType });
    await assign(platform, person.id, path.tenantId, true);
    return ok({
      securityUser: await viewOf(call, record),
      successMessages: [message('userInvited')],
    });
  },

  updateSecurityUser: async (call) => {
    const { db, platform, path, body } = call;
    const before = await userRecordOf(db, body.id);
    checkVersion(before, body.version);
    await checkPerson(platform, body);
    checkTimeZone(body);
    checkNotAbove(call, before);
    const { id, isActive, version: _version, name: _name, email: _email, ...changes } = body;
    if (changes.roleType) checkNotAbove(call, { roleType: changes.roleType });
    await checkLinks(db, { ...before, ...changes });
    await checkRoles(call, before.roleIds, changes.roleIds ?? before.roleIds);
    // Who is kept out loses all rights at once.
    if (isActive !== undefined) await checkRoles(call, before.roleIds, []);
    const record = changed(before, changes, call);
    await db.put('tenantUsers', record);
    if (isActive !== undefined) await assign(platform, id, path.tenantId, isActive);
    await checkRoleManager(call, path.tenantId);
    return ok({
      securityUser: await viewOf(call, record),
      successMessages: [message('userUpdated')],
    });
  },
};

/** Lets a person into a tenant, or keeps them out. */
export async function assign(
  platform: Platform,
  personId: string,
  tenantId: string,
  isUserAssigned: boolean,
): Promise<void> {
  const id = `${personId}:${tenantId}`;
  await platform.put('assignments', { id, personId, tenantId, isUserAssigned });
}

async function userRecordOf(db: Scope<World>, id: string): Promise<TenantUser> {
  return foundOr404(await db.get('tenantUsers', id), 'userUnknown');
}

type Viewer = Pick<Call<'getSecurityUsers'>, 'platform' | 'path'>;

async function viewOf(
  { platform, path }: Viewer,
  user: TenantUser,
): Promise<Contract['SecurityUser']> {
  const person = await platform.get('people', user.id);
  const assignment = await platform.get('assignments', `${user.id}:${path.tenantId}`);
  const { changedByName: _by, changedOn: _on, changedFields: _fields, ...shown } = user;
  return {
    ...shown,
    name: person?.name ?? '',
    email: person?.email ?? '',
    isActive: assignment?.isUserAssigned ?? false,
  };
}

/** Whom the identity provider knows by the e-mail address, or somebody new. */
async function personToInvite(
  platform: Platform,
  body: Contract['UserInvitation'],
): Promise<Person> {
  const name = trimmed('name', body.name);
  const email = body.email.trim().toLowerCase();
  const people = await platform.query('people');
  const known = people.find((person) => person.email.toLowerCase() === email);
  if (known) return known;
  if (people.some(({ id }) => id === body.id)) throw refuse(409, 'idTaken');
  const role = body.roleType ?? 'ClientAppUser';
  return { id: body.id, name, email, role, order: people.length, passwordHash: demoPasswordHash };
}

/** The name and the e-mail address are the person's, in whatever tenant. 400 for others. */
async function checkPerson(platform: Platform, body: Contract['UserChange']): Promise<void> {
  const person = await platform.get('people', body.id);
  for (const field of ['name', 'email'] as const) {
    const sent = body[field];
    if (sent !== undefined && sent !== person?.[field]) throw refuseField(field, 'personsOwn');
  }
}

/** 400 at its field for a time zone that there is none of: it would break every page with a time. */
function checkTimeZone({ timeZone }: Pick<Contract['UserChange'], 'timeZone'>): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw refuseField('timeZone', 'invalid', { field: 'timeZone' });
  }
}

interface Links {
  id: string;
  employeeId: string | null;
  roleIds: readonly string[];
}

/** 400 for an employee or a role that is unknown, 409 for an employee who is another user. */
async function checkLinks(db: Scope<World>, { id, employeeId, roleIds }: Links): Promise<void> {
  for (const roleId of roleIds) {
    if (!(await db.get('roles', roleId))) throw refuseField('roleIds', 'roleUnknown');
  }
  if (employeeId === null) return;
  if (!(await db.get('employees', employeeId))) throw refuseField('employeeId', 'employeeUnknown');
  const others = await db.query('tenantUsers', { where: { employeeId } });
  if (others.some((other) => other.id !== id)) throw conflictAt('employeeId', 'employeeIsUser');
}
