import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { privileges } from '@atrium/contract/generated/privileges.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { completeLinked } from '../../../common/notifications/complete.ts';
import { notify } from '../../../common/notifications/notify.ts';
import { isAdministrator, loadRights } from '../../../core/records/access.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import { cleanText } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import type { AccessRequest, Role } from '../../../store/world/people.ts';
import { checkNotAbove, checkRoles } from './above.ts';
import { announceRights } from './announce-rights.ts';
import { findGranters } from './granters.ts';
import { loadUserNames } from './role-users.ts';
import { getUserRecord } from '../users/users.ts';

type Requests = Extract<
  AreaOperations<'people'>,
  | 'requestAccess'
  | 'getMyAccessRequest'
  | 'searchAccessRequests'
  | 'getAccessRequestRoles'
  | 'answerAccessRequest'
  | 'withdrawAccessRequest'
>;
type Db = Scope<World>;
type Contract = components['schemas'];
type Privilege = Contract['Privilege'];
type Answerer = Pick<
  Call<'answerAccessRequest'>,
  'db' | 'platform' | 'person' | 'user' | 'path' | 'tx' | 'clock'
>;

/** At most as many names of granters are shown. */
const mostNames = 5;

/** Requests for rights, and their answers. Source: GATE-014, PEOPL-014, PROJ-045. */
export const accessRequests: Pick<Handlers<'people'>, Requests> = {
  requestAccess: async (call) => {
    const { db, body, person, user, tx, path, clock } = call;
    const { privilege, note = '', page = null } = body;
    if ((await loadRights(tx, user, path.tenantId)).includes(privilege)) {
      throw reject(409, 'rightGivenBefore');
    }
    const where = { userId: person.id, privilege, status: 'open' } as const;
    if ((await db.count('accessRequests', where)) > 0) throw reject(409, 'accessRequested');
    const granters = await findGranters(call, privilege);
    if (granters.length === 0) throw reject(409, 'accessUngrantable');
    const record: AccessRequest = created(
      {
        ...where,
        id: crypto.randomUUID(),
        userName: person.name,
        note: cleanText(note),
        page,
        requestedOn: new Date(clock.now()).toISOString(),
        answeredBy: null,
        answeredOn: null,
        answerNote: '',
        roleId: null,
        roleName: null,
      },
      call,
    );
    await db.put('accessRequests', record);
    for (const { id } of granters) await sendNotice(call, 'accessRequested', id, record);
    return ok({ accessRequest: toView(record), successMessages: [message('accessRequestSent')] });
  },

  getMyAccessRequest: async (call) => {
    const { db, platform, person, query } = call;
    const { privilege } = query;
    const where = { userId: person.id, privilege };
    const order = { by: 'requestedOn', direction: 'descending' } as const;
    const [last] = await db.query('accessRequests', { where, order, limit: 1 });
    const granters = await findGranters(call, privilege);
    const names = [...(await loadUserNames(platform, granters)).values()];
    return ok({
      accessRequest: last ? toView(last) : null,
      granterNames: names.toSorted((a, b) => a.localeCompare(b)).slice(0, mostNames),
      granterCount: granters.length,
    });
  },

  searchAccessRequests: async ({ db, body }) => {
    const order = { by: 'requestedOn', direction: 'descending' } as const;
    const { rows, total } = await readPage(db, 'accessRequests', { columns, order }, body);
    return ok({ accessRequests: rows.map(toView), totalCount: total });
  },

  getAccessRequestRoles: async (call) => {
    const { db, path, tx, user } = call;
    const record = await getRecord(db, path.id);
    const requester = await db.get('tenantUsers', record.userId);
    const theirs = requester ? await loadRights(tx, requester, path.tenantId) : [];
    const own = new Set(await loadRights(tx, user, path.tenantId));
    const roles = await findRoles(db, record.privilege);
    const offered = roles.map((role) => ({
      id: role.id,
      name: role.name,
      more: privileges.filter(
        (each) =>
          each !== record.privilege && role.privileges.includes(each) && !theirs.includes(each),
      ),
      isGrantable: isAdministrator(user) || role.privileges.every((each) => own.has(each)),
    }));
    return ok({
      accessRequest: toView(record),
      // The sort is stable, so that equals stay sorted by name.
      roles: offered.toSorted((a, b) => a.more.length - b.more.length),
      hasRight: theirs.includes(record.privilege),
    });
  },

  answerAccessRequest: async (call) => {
    const { db, body } = call;
    const before = await getRecord(db, body.id);
    if (before.userId === call.person.id) throw reject(403, 'ownAccessRequest');
    if (before.status !== 'open') {
      throw reject(409, 'accessAnswered', { who: before.answeredBy ?? '' });
    }
    checkVersion(before, body.version);
    const role = body.status === 'granted' ? await grantRole(call, before, body.roleId) : null;
    if (!role) checkNotAbove(call, await getUserRecord(db, before.userId));
    const { note = '' } = body;
    const record = changed(
      before,
      {
        status: body.status,
        answeredBy: call.person.name,
        answeredOn: new Date(call.clock.now()).toISOString(),
        answerNote: role ? cleanText(note) : trimmed('note', note),
        roleId: role?.id ?? null,
        roleName: role?.name ?? null,
      },
      call,
    );
    await db.put('accessRequests', record);
    await completeLinked(db, ['accessRequested'], record.id);
    await sendNotice(call, role ? 'accessGranted' : 'accessDenied', record.userId, record);
    const done = role
      ? message('accessGranted', { name: record.userName, role: role.name })
      : message('accessDenied', { name: record.userName });
    return ok({ accessRequest: toView(record), successMessages: [done] });
  },

  withdrawAccessRequest: async ({ db, path, person }) => {
    const record = await getRecord(db, path.id);
    if (record.userId !== person.id) throw reject(404, 'accessRequestUnknown');
    if (record.status !== 'open') {
      throw reject(409, 'accessAnswered', { who: record.answeredBy ?? '' });
    }
    await db.remove('accessRequests', record.id);
    await completeLinked(db, ['accessRequested'], record.id);
    return ok({ successMessages: [message('accessRequestWithdrawn')] });
  },
};

const columns: FieldColumns<AccessRequest> = {
  userName: 'userName',
  privilege: 'privilege',
  status: 'status',
  requestedOn: { field: 'requestedOn', shown: String },
};

const getRecord = async (db: Db, id: string): Promise<AccessRequest> =>
  foundOr404(await db.get('accessRequests', id), 'accessRequestUnknown');

/** The roles that include a right, sorted by name. */
async function findRoles(db: Db, privilege: Privilege): Promise<Role[]> {
  const roles = await db.query('roles', { order: { by: 'name' } });
  return roles.filter((role) => role.privileges.includes(privilege));
}

/** Gives the user who requests a right a role that includes it, by the rules of a change of a user. */
async function grantRole(
  call: Answerer,
  { userId, privilege }: AccessRequest,
  roleId: string | null | undefined,
): Promise<Role> {
  const { db } = call;
  if (!roleId) throw rejectField('roleId', 'required', { field: 'roleId' });
  const role = await db.get('roles', roleId);
  if (!role) throw rejectField('roleId', 'roleUnknown');
  if (!role.privileges.includes(privilege)) throw rejectField('roleId', 'roleLacksRight');
  const user = await getUserRecord(db, userId);
  checkNotAbove(call, user);
  const roleIds = [...new Set([...user.roleIds, role.id])];
  await checkRoles(call, user.roleIds, roleIds);
  if (roleIds.length > user.roleIds.length) {
    await db.put('tenantUsers', changed<TenantUser>(user, { roleIds }, call));
    await announceRights(db, userId);
  }
  return role;
}

/** Notifies a person of a request or of its answer. */
async function sendNotice(
  { db, clock, person, user }: Pick<Answerer, 'db' | 'clock' | 'person' | 'user'>,
  type: 'accessRequested' | 'accessGranted' | 'accessDenied',
  recipientId: string,
  { id, privilege, note, page, answerNote }: AccessRequest,
): Promise<void> {
  const remark = type === 'accessRequested' ? note : answerNote;
  await notify(db, clock, {
    recipientId,
    type,
    data: {
      userName: person.name,
      profileImageUrl: user.profileImageUrl,
      value: id,
      privilege,
      ...(remark !== '' && { remark }),
      ...(type === 'accessGranted' && page !== null && { page }),
    },
  });
}

const toView = (record: AccessRequest): Contract['AccessRequest'] => ({
  id: record.id,
  userId: record.userId,
  userName: record.userName,
  privilege: record.privilege,
  note: record.note,
  page: record.page,
  status: record.status,
  requestedOn: record.requestedOn,
  answeredBy: record.answeredBy,
  answeredOn: record.answeredOn,
  answerNote: record.answerNote,
  roleName: record.roleName,
  version: record.version,
});
