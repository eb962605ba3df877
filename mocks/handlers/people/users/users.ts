import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { byText } from '../../../core/records/names.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { changed, checkVersion } from '../../../core/records/versions.ts';
import type { Scope } from '../../../store/store.ts';
import type { Person, TenantUser, World } from '../../../store/world.ts';
import { getImageOfLink } from '../../../common/people/set-image.ts';
import { isTimeZone } from '../../../common/registration/time-zones.ts';
import { checkNotAbove, checkRoles } from '../rights/above.ts';
import { announceRights } from '../rights/announce-rights.ts';
import { endSessions, findAdmitted, setEntry } from './entry.ts';
import { checkGrants, invite } from './invite.ts';
import { checkRoleManager } from '../rights/last-role-manager.ts';
import { checkLinkChange, checkLinks, checkNewLink, endAsEmployee } from './links.ts';
import { stopTimerOfEmployee } from './stop-timer.ts';

type Users = Extract<
  AreaOperations<'people'>,
  'getSecurityUsers' | 'getSecurityUser' | 'inviteSecurityUser' | 'updateSecurityUser'
>;
type Contract = components['schemas'];

/** Users of the tenant. Source: PEOPL-011, PEOPL-009. */
export const users: Pick<Handlers<'people'>, Users> = {
  getSecurityUsers: async (call) => {
    const views = await toViews(call, await call.db.query('tenantUsers'));
    return ok({ securityUsers: views.toSorted(byText(({ name }) => name)) });
  },

  getSecurityUser: async (call) =>
    ok({ securityUser: await loadView(call, await getUserRecord(call.db, call.path.id)) }),

  inviteSecurityUser: async (call) => {
    const { employeeId = null, roleType = 'ClientAppUser', roleIds = [] } = call.body;
    checkTimeZone(call.body);
    await checkGrants(call, { roleType, roleIds });
    await checkLinks(call.db, { id: call.body.id, employeeId, roleIds });
    await checkNewLink(call, employeeId);
    const record = await invite(call, { ...call.body, employeeId, roleType, roleIds });
    const email = record.invitation?.email ?? '';
    return ok({
      // Invited people may not enter before they accept.
      securityUser: { ...toView(record, undefined), isActive: false },
      successMessages: [message('userMayAccept', { email })],
    });
  },

  updateSecurityUser: async (call) => {
    const { db, platform, path, body, clock } = call;
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
    const linked = { employeeId, profileImageUrl: before.profileImageUrl };
    const profileImageUrl = await getImageOfLink(db, linked);
    const record = changed(before, { ...changes, profileImageUrl }, call);
    await db.put('tenantUsers', record);
    if (hasOtherRights(before, record)) await announceRights(db, id);
    const entry = { db, platform, tenantId: path.tenantId, user: record };
    if (employeeId !== before.employeeId) await endSessions(entry);
    if (isActive !== undefined) await setEntry(entry, isActive, clock.now());
    if (isActive === false) await stopTimerOfEmployee(call, employeeId);
    await checkRoleManager(call, path.tenantId);
    return ok({
      securityUser: await loadView(call, record),
      successMessages: [message('userUpdated')],
    });
  },
};

/** Whether a change of a user alters what they may do. */
const hasOtherRights = (before: TenantUser, after: TenantUser): boolean =>
  before.roleType !== after.roleType ||
  new Set(before.roleIds).symmetricDifference(new Set(after.roleIds)).size > 0;

export async function getUserRecord(db: Scope<World>, id: string): Promise<TenantUser> {
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
