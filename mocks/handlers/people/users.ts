import type { AreaOperations } from '#openapi/generated/operations.ts';
import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Call, type Handlers } from '../../core/handler.ts';
import { byText } from '../../core/names.ts';
import { foundOr404 } from '../../core/records.ts';
import { conflictAt, reject, rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import { demoPasswordHash } from '../../seed/people.ts';
import type { Scope } from '../../store/store.ts';
import type { Versioned } from '../../store/versioned.ts';
import type { Person, TenantUser, World } from '../../store/world.ts';
import { isTimeZone } from '../../common/registration/time-zones.ts';
import { checkNotAbove, checkRoles } from './above.ts';
import { endSessions, findAdmitted, setEntry } from './entry.ts';
import { checkRoleManager } from './last-role-manager.ts';
import { checkLinkChange, checkLinks, checkNewLink, endAsEmployee } from './links.ts';
import { stopTimerOfEmployee } from './stop-timer.ts';

type Users = Extract<AreaOperations<'people'>, `${string}SecurityUser${string}`>;
type Contract = components['schemas'];
type Unversioned<R> = Omit<R, keyof Versioned>;

/** Users of the tenant. Source: PEOPL-011, PEOPL-009. */
export const users: Pick<Handlers<'people'>, Users> = {
  getSecurityUsers: async (call) => {
    const views = await toViews(call, await call.db.query('tenantUsers'));
    return ok({ securityUsers: views.toSorted(byText(({ name }) => name)) });
  },

  getSecurityUser: async (call) =>
    ok({ securityUser: await loadView(call, await getUserRecord(call.db, call.path.id)) }),

  inviteSecurityUser: async (call) => {
    const { db, platform, path, body } = call;
    const { person, isNew } = await personToInvite(call);
    const settings = await db.get('organizationSettings', 'settings');
    const { roleType = 'ClientAppUser', employeeId = null, roleIds = [] } = body;
    checkTimeZone(body);
    checkNotAbove(call, { roleType });
    // Another person's id must not be revealed, so the server creates a new one.
    const id = isNew ? person.id : crypto.randomUUID();
    await checkLinks(db, { id, employeeId, roleIds });
    await checkRoles(call, [], roleIds);
    await checkNewLink(call, employeeId);
    const fields: Unversioned<TenantUser> = {
      id,
      employeeId,
      roleType,
      roleIds,
      timeZone: body.timeZone ?? settings?.timeZone ?? 'Etc/UTC',
      dateFormat: body.dateFormat ?? settings?.dateFormat ?? ('DD/MM/YYYY' as const),
      dateOfBirth: body.dateOfBirth ?? null,
      profileImageUrl: null,
      sentId: body.id,
      ...(!isNew && { invitation: { personId: person.id, email: person.email } }),
    };
    const record = created(fields, call);
    await db.put('tenantUsers', record);
    if (isNew) await platform.put('people', person);
    await setEntry({ platform, tenantId: path.tenantId, user: record }, true);
    return ok({
      // Invited people may not enter before they accept.
      securityUser: { ...toView(record, person), isActive: isNew },
      successMessages: [
        isNew ? message('userInvited') : message('userMayAccept', { email: person.email }),
      ],
    });
  },

  updateSecurityUser: async (call) => {
    const { db, platform, path, body } = call;
    const before = await getUserRecord(db, body.id);
    checkVersion(before, body.version);
    checkPerson(await loadView(call, before), body);
    checkTimeZone(body);
    checkNotAbove(call, before);
    const { id, isActive, version: _version, name: _name, email: _email, ...changes } = body;
    if (changes.roleType) checkNotAbove(call, { roleType: changes.roleType });
    await checkLinks(db, { ...before, ...changes });
    await checkRoles(call, before.roleIds, changes.roleIds ?? before.roleIds);
    // A user who is locked out loses all rights immediately.
    if (isActive !== undefined) await checkRoles(call, before.roleIds, []);
    const { employeeId = before.employeeId } = changes;
    const link = { id, before: before.employeeId, after: employeeId };
    const endsSessions = await checkLinkChange(call, link);
    // Stops the timer before the change, so that the old time zone still splits its days.
    if (endsSessions) await endAsEmployee(call, before);
    const record = changed(before, changes, call);
    await db.put('tenantUsers', record);
    const entry = { platform, tenantId: path.tenantId, user: record };
    if (employeeId !== before.employeeId) await endSessions(entry);
    if (isActive !== undefined) await setEntry(entry, isActive);
    if (isActive === false) await stopTimerOfEmployee(call, employeeId);
    await checkRoleManager(call, path.tenantId);
    return ok({
      securityUser: await loadView(call, record),
      successMessages: [message('userUpdated')],
    });
  },
};

async function getUserRecord(db: Scope<World>, id: string): Promise<TenantUser> {
  return foundOr404(await db.get('tenantUsers', id), 'userUnknown');
}

type Viewer = Pick<Call<'getSecurityUsers'>, 'platform' | 'path'>;

type View = Contract['SecurityUser'];

async function loadView(call: Viewer, user: TenantUser): Promise<View> {
  const [view] = await toViews(call, [user]);
  if (!view) throw reject(500, 'fault');
  return view;
}

async function toViews(
  { platform, path }: Viewer,
  records: readonly TenantUser[],
): Promise<View[]> {
  const people = await platform.getMany(
    'people',
    records.map(({ id }) => id),
  );
  const admitted = await findAdmitted({ platform, tenantId: path.tenantId }, records);
  return records.map((user) => ({
    ...toView(user, people.get(user.id)),
    isActive: admitted.has(user.id),
  }));
}

/** For an invited person who has not accepted yet, only the invited e-mail address is known. */
function toView(user: TenantUser, person: Person | undefined): Omit<View, 'isActive'> {
  const { id, invitation } = user;
  return {
    id,
    roleType: user.roleType,
    dateOfBirth: user.dateOfBirth,
    dateFormat: user.dateFormat,
    timeZone: user.timeZone,
    employeeId: user.employeeId,
    roleIds: user.roleIds,
    profileImageUrl: user.profileImageUrl,
    version: user.version,
    name: invitation?.email ?? person?.name ?? '',
    email: invitation?.email ?? person?.email ?? '',
  };
}

interface Invited {
  person: Person;
  /** Whether the person is new to the identity provider. */
  isNew: boolean;
}

/**
 * The person whom the identity provider knows by this e-mail address, or a new one. 409 for a
 * person who is already a user of this tenant or invited to it, and for an id that was sent before.
 * An id that another tenant knows is accepted.
 */
async function personToInvite({
  db,
  platform,
  body,
}: Pick<Call<'inviteSecurityUser'>, 'db' | 'platform' | 'body'>): Promise<Invited> {
  const name = trimmed('name', body.name);
  const email = body.email.trim().toLowerCase();
  const [known] = await platform.query('people', { where: { email }, limit: 1 });
  const here = await db.getMany('tenantUsers', known ? [known.id, body.id] : [body.id]);
  // Only known people are invited; all others become users at once.
  const isHere =
    known !== undefined &&
    (here.has(known.id) || (await db.count('tenantUsers', { invitedEmail: email })) > 0);
  if (isHere) throw conflictAt('email', 'emailTaken', { email });
  if (here.has(body.id) || (await db.count('tenantUsers', { sentId: body.id })) > 0) {
    throw reject(409, 'idTaken');
  }
  if (known) return { person: known, isNew: false };
  const order = await platform.count('people');
  const id = crypto.randomUUID();
  return { person: { id, name, email, order, passwordHash: demoPasswordHash }, isNew: true };
}

/** The name and the e-mail address belong to the person in all tenants. 400 when they differ. */
function checkPerson(shown: Contract['SecurityUser'], body: Contract['UserChange']): void {
  for (const field of ['name', 'email'] as const) {
    const sent = body[field];
    if (sent !== undefined && sent !== shown[field]) throw rejectField(field, 'personsOwn');
  }
}

/** 400 at its field for an unknown time zone, which would break every page with a time. */
function checkTimeZone({ timeZone }: Pick<Contract['UserChange'], 'timeZone'>): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw rejectField('timeZone', 'invalid', { field: 'timeZone' });
  }
}
