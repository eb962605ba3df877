import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { parseBrowser } from '../../../common/browser.ts';
import { toStatus, toStatusKey } from '../../../common/people/status.ts';
import { listLastingSessions } from '../../../common/profile/lasting-sessions.ts';
import { isAdministrator, loadRights } from '../../../core/records/access.ts';
import { appendEntry } from '../../../core/records/audit.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { HttpError, reject } from '../../../core/requests/http-error.ts';
import { sendReset } from '../../../identity/password-reset.ts';
import { endSessions } from '../../../identity/sessions.ts';
import type { TenantUser } from '../../../store/world.ts';
import type { Employee } from '../../../store/world/people.ts';
import { checkNotAbove, checkRoles, isAbove } from '../rights/above.ts';
import { isAboveAnywhere } from '../rights/above-anywhere.ts';
import { removeOffer, setEntry } from './entry.ts';
import { checkGrants, invite } from './invite.ts';
import { checkLinks } from './links.ts';
import { getUserRecord } from './users.ts';

type Names = Extract<
  AreaOperations<'people'>,
  | 'searchSecurityUsers'
  | 'getUserChoices'
  | 'inviteSecurityUsers'
  | 'resendInvitation'
  | 'withdrawInvitation'
  | 'getUserDetails'
  | 'endUserSessions'
  | 'endUserSession'
  | 'resetUserTwoFactor'
  | 'resetUserPassword'
>;
type Row = components['schemas']['UserRow'];
type Caller = Pick<
  Call<'getUserDetails'>,
  'db' | 'platform' | 'person' | 'user' | 'path' | 'tx' | 'clock'
>;

/** Managing the users of a tenant. Source: PEOPL-017, PEOPL-021. */
export const userAdmin: Pick<Handlers<'people'>, Names> = {
  searchSecurityUsers: async (call) => {
    const { columnFilters, ...page } = call.body;
    const [searches, filters] = [true, false].map((isSearch) =>
      columnFilters.filter(({ name }) => (name === searchFilter) === isSearch),
    );
    const contains = (searches ?? []).map(({ value }) => ({ fields: searchedFields, text: value }));
    const columns = getColumns(call.clock.now());
    const list = { columns, contains, order: { by: 'listedName' } as const };
    const body = { ...page, columnFilters: filters ?? [] };
    const { rows, total } = await readPage(call.db, 'tenantUsers', list, body);
    return ok({ users: rows.map((row) => toRow(call, row)), totalCount: total });
  },

  getUserChoices: async (call) => {
    const { db, body, tx, user, path } = call;
    const own = new Set(await loadRights(tx, user, path.tenantId));
    const roles = await db.query('roles', { order: { by: 'name' } });
    const where = { hasUser: false, isActive: true };
    const list = { columns: employeeColumns, where, order: { by: 'fullName' } as const };
    const { rows, total } = await readPage(db, 'employees', list, body);
    return ok({
      roles: roles.map(({ id, name, privileges }) => ({
        id,
        name,
        isGrantable: isAdministrator(user) || privileges.every((right) => own.has(right)),
      })),
      employees: rows.map(({ id, fullName, email }) => ({ id, fullName, email })),
      totalCount: total,
    });
  },

  inviteSecurityUsers: async (call) => {
    const { roleType = 'ClientAppUser', roleIds = [], people } = call.body;
    await checkGrants(call, { roleType, roleIds });
    await checkLinks(call.db, { id: '', employeeId: null, roleIds });
    const outcomes = [];
    for (const each of people) {
      const more = { employeeId: null, roleType, roleIds };
      const error = await findError(() => invite(call, { ...each, ...more }));
      const errorMessages = [...(error?.messages ?? [])];
      outcomes.push({ email: each.email, isInvited: error === null, errorMessages });
    }
    const count = outcomes.filter(({ isInvited }) => isInvited).length;
    return ok({ outcomes, successMessages: [message('usersInvited', { count })] });
  },

  resendInvitation: async (call) => {
    const { db, platform, path, clock } = call;
    const user = await getInvited(call);
    await setEntry({ db, platform, tenantId: path.tenantId, user }, true, clock.now());
    return ok({ successMessages: [message('invitationRenewed')] });
  },

  withdrawInvitation: async (call) => {
    const { invitation, id } = await getInvited(call);
    if (invitation)
      await removeOffer({ ...call, tenantId: call.path.tenantId }, invitation.personId);
    await call.db.remove('tenantUsers', id);
    return ok({ successMessages: [message('invitationWithdrawn')] });
  },

  getUserDetails: async (call) => {
    const { db, platform, path, clock } = call;
    const user = await getUserRecord(db, path.id);
    const isAboveElsewhere = await isAboveAnywhere(call, user);
    const isShown = !user.invitation && !isAboveElsewhere;
    const sessions = isShown ? await listLastingSessions({ platform, clock, person: user }) : [];
    const twoFactor = isShown ? await platform.get('twoFactor', user.id) : undefined;
    return ok({
      userDetails: {
        ...toRow(call, user),
        timeZone: user.timeZone,
        dateFormat: user.dateFormat,
        hasTwoFactor: Boolean(twoFactor?.enabledOn),
        sessions: sessions.map(({ id, userAgent, ipAddress, signedInOn, lastSeenOn }) => ({
          id,
          ...parseBrowser(userAgent),
          ipAddress,
          signedInOn,
          lastSeenOn,
        })),
        isAboveElsewhere,
      },
    });
  },

  endUserSessions: async (call) => {
    const user = await getManaged(call);
    await endSessions({ ...call, personId: user.id }, () => true);
    await log(call, user, 'sessions', 'end');
    return ok({ successMessages: [message('userSignedOut')] });
  },

  endUserSession: async (call) => {
    const user = await getManaged(call);
    const session = await call.platform.get('sessions', call.path.sessionId);
    if (session?.personId !== user.id) throw reject(404, 'userSessionUnknown');
    await endSessions({ ...call, personId: user.id }, (each) => each === session.id);
    await log(call, user, 'sessions', 'end');
    return ok({ successMessages: [message('userSessionEnded')] });
  },

  resetUserTwoFactor: async (call) => {
    const user = await getManaged(call);
    await call.platform.remove('twoFactor', user.id);
    await endSessions({ ...call, personId: user.id }, () => true);
    await log(call, user, 'twoFactor', 'reset');
    return ok({ successMessages: [message('userTwoFactorReset')] });
  },

  resetUserPassword: async (call) => {
    const user = await getManaged(call);
    if (user.invitation) throw reject(409, 'resetNeedsAccount');
    await sendReset({ ...call, personId: user.id });
    await endSessions({ ...call, personId: user.id }, () => true);
    await log(call, user, 'password', 'reset');
    return ok({ successMessages: [message('userPasswordReset')] });
  },
};

/** The log has what is done to the sign-ins of others, which belong to no tenant. */
async function log(
  call: Caller & Pick<Call<'getUserDetails'>, 'ipAddress'>,
  { id, listedName }: TenantUser,
  kind: 'sessions' | 'twoFactor' | 'password',
  verb: 'end' | 'reset',
): Promise<void> {
  const recordName = (await call.platform.get('people', id))?.name ?? listedName ?? '';
  await appendEntry(call.db, call, { kind, verb, recordId: id, recordName, changes: [] });
}

/** The columns of the list at a time: an invitation expires without a change of its record. */
/** The filter that finds a text in any of these fields. */
const searchFilter = 'search';
const searchedFields = ['listedName', 'listedEmail', 'roleNames', 'employeeName'] as const;

const getColumns = (now: number): FieldColumns<TenantUser> => ({
  name: 'listedName',
  email: 'listedEmail',
  roleType: { field: 'roleType', shown: (value) => String(value ?? '') },
  role: 'roleNames',
  status: { field: 'statusKey', shown: (value) => toStatus(String(value ?? ''), now) },
  employee: 'employeeName',
  lastSignIn: { field: 'lastSignInOn', shown: (value) => String(value ?? '') },
});

const employeeColumns: FieldColumns<Employee> = { fullName: 'fullName', email: 'email' };

const toRow = (call: Pick<Caller, 'user' | 'person' | 'clock'>, user: TenantUser): Row => ({
  id: user.id,
  name: user.listedName ?? '',
  email: user.listedEmail ?? '',
  roleType: user.roleType,
  role: user.roleNames ?? '',
  roleIds: user.roleIds,
  status: toStatus(user.statusKey ?? toStatusKey(user), call.clock.now()),
  employeeId: user.employeeId,
  employee: user.employeeName ?? '',
  lastSignIn: user.lastSignInOn ?? null,
  invitedUntil: user.invitedUntil ?? null,
  isAboveCaller: isAbove(call, user),
  isCaller: user.id === call.person.id,
  version: user.version,
});

/** The error by which a row is rejected, or null; any other error ends the call. */
async function findError(work: () => Promise<unknown>): Promise<HttpError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

/** An invited user whom the caller may change. 409 for one who has accepted. */
async function getInvited(call: Caller & { path: { id: string } }): Promise<TenantUser> {
  const user = await getUserRecord(call.db, call.path.id);
  if (!user.invitation) throw reject(409, 'invitationAccepted');
  checkNotAbove(call, user);
  await checkRoles(call, user.roleIds, []);
  return user;
}

/** A user whose sign-ins the caller may manage. 403 otherwise. */
async function getManaged(call: Caller & { path: { id: string } }): Promise<TenantUser> {
  const user = await getUserRecord(call.db, call.path.id);
  if (user.id === call.person.id) throw reject(403, 'ownAccount');
  if (await isAboveAnywhere(call, user)) throw reject(403, 'aboveYou');
  await checkRoles(call, user.roleIds, []);
  return user;
}
