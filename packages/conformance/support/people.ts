/** Shared helpers of the recipes and scenarios for employees, users and roles. */
import type { Actor, ScenarioContext, Success } from '../scenario/types.ts';

export type Employee = Success<'getEmployee'>['employee'];
export type Role = Success<'getRoles'>['roles'][number];
type Right = Role['privileges'][number];

const buildEmail = (id: string) => `kit.${id}@people.test`;

/** A new employee in the request format; optional fields vary. */
export function employeeFields(ctx: ScenarioContext) {
  const id = ctx.uuid();
  return {
    id,
    fullName: ctx.name('Employee'),
    email: buildEmail(id),
    workPlace: 'Office',
    shift: ctx.pick(['', 'Day shift']),
    phone: ctx.pick(['', '+91 80 5550 1234']),
    designationId: null,
    reportingToId: null,
    dateOfBirth: ctx.pick([null, '1990-04-01']),
    joinedOn: ctx.pick([null, '2020-01-06']),
    isTeamLead: ctx.pick([true, false]),
  };
}

type Fields = Partial<
  Pick<Employee, 'designationId' | 'reportingToId' | 'email' | 'isTeamLead' | 'shift'>
>;

/** Optional fields of employees: a designation and a manager. */
async function buildPosition(ctx: ScenarioContext, me: Actor) {
  const designationId = ctx.pick([true, false])
    ? await ctx.once(`designation in ${me.tenantId}`, async () => (await designation(ctx, me)).id)
    : null;
  const reportingToId = ctx.pick([true, false])
    ? await ctx.once(`manager in ${me.tenantId}`, async () => {
        const body = employeeFields(ctx);
        await me.request('createEmployee', { body });
        return body.id;
      })
    : null;
  return { designationId, reportingToId };
}

/** A new employee: the request body, with the first version. */
export async function employee(ctx: ScenarioContext, me: Actor, more: Fields = {}) {
  const body = { ...employeeFields(ctx), ...(await buildPosition(ctx, me)), ...more };
  await me.request('createEmployee', { body });
  return { ...body, version: 1 };
}

/** An employee as a person with the right sees them. */
export const seen = async (me: Actor, id: string): Promise<Employee> =>
  (await me.request('getEmployee', { path: { id } })).employee;

/** Optional fields and status of an employee. */
type State = Pick<Employee, 'designationId' | 'reportingToId' | 'joinedOn' | 'isTeamLead'>;

/**
 * Runs `work` with an employee whose record has all optional fields, and with one that lacks them,
 * then restores the record.
 */
export async function inEachState(
  ctx: ScenarioContext,
  admin: Actor,
  id: string,
  work: (state: State) => Promise<void>,
): Promise<void> {
  const before = await seen(admin, id);
  const { fullName, email, workPlace, phone, dateOfBirth } = before;
  const { designationId, reportingToId, joinedOn, isTeamLead } = before;
  const fields = { id, fullName, email, workPlace, phone, dateOfBirth };
  const change = (state: State) =>
    admin.request('updateEmployee', { body: { ...fields, ...state } });
  const full = {
    designationId: (await designation(ctx, admin)).id,
    reportingToId: (await employee(ctx, admin)).id,
    joinedOn: '2020-01-06',
    isTeamLead: true,
  };
  const bare = { designationId: null, reportingToId: null, joinedOn: null, isTeamLead: false };
  try {
    for (const state of [full, bare]) {
      await change(state);
      await work(state);
    }
  } finally {
    await change({ designationId, reportingToId, joinedOn, isTeamLead });
  }
}

/**
 * Runs `work` with a departed employee whose user was reactivated; skipped where a server does not
 * allow this.
 */
export async function whileDeparted(
  admin: Actor,
  { employeeId, userId }: { employeeId: string; userId: string },
  work: () => Promise<void>,
): Promise<void> {
  const set = (isActive: boolean) =>
    admin.request('setEmployeeState', { body: { id: employeeId, isActive } });
  await set(false);
  try {
    const body = { id: userId, isActive: true };
    const { status } = await admin.call('updateSecurityUser', { body });
    if (status === 200) await work();
  } finally {
    await set(true);
  }
}

/** A new designation. */
export async function designation(ctx: ScenarioContext, me: Actor) {
  const body = { id: ctx.uuid(), name: ctx.name('Designation') };
  return (await me.request('createDesignation', { body })).designation;
}

/** A new role with some rights, in the format of an update. */
export async function role(
  ctx: ScenarioContext,
  me: Actor,
  privileges: Right[] = ['clockwork.basic'],
) {
  const body = { id: ctx.uuid(), name: ctx.name('Role'), privileges };
  await me.request('createRole', { body });
  return { ...body, version: 1 };
}

/** The fields of an invitation. */
export function invitation(
  ctx: ScenarioContext,
  more: { employeeId?: string; roleIds?: string[] } = {},
) {
  const id = ctx.uuid();
  return { id, name: ctx.name('User'), email: buildEmail(id), ...more };
}

/** A new user. */
export const user = async (
  ctx: ScenarioContext,
  me: Actor,
  more: Parameters<typeof invitation>[1] = {},
) => (await me.request('inviteSecurityUser', { body: invitation(ctx, more) })).securityUser;

/** A new user who has accepted their invitation; skipped where a run cannot sign them in. */
export async function joinedUser(
  ctx: ScenarioContext,
  me: Actor,
  more: Parameters<typeof invitation>[1] = {},
) {
  const { id, email } = await user(ctx, me, more);
  const actor = await ctx.newcomer(email).catch(async (error: unknown) => {
    // A run that cannot sign them in leaves nobody with the roles.
    await me.call('withdrawInvitation', { path: { id } });
    throw error;
  });
  const { tenantId } = me;
  await actor.request('answerInvitation', { body: { tenantId, isAccepted: true } });
  const { securityUsers } = await me.request('getSecurityUsers');
  const joined = securityUsers.find((each) => each.email === email);
  if (!joined) throw new Error(`No user has the e-mail address ${email} after accepting.`);
  return { ...joined, actor };
}

/** A user as a person with the right sees them. */
export const getUser = async (me: Actor, id: string) =>
  (await me.request('getSecurityUser', { path: { id } })).securityUser;

/** Changes a person's roles during `work`, then restores them. */
export async function withRoles(
  admin: Actor,
  { id, roleIds }: { id: string; roleIds: string[] },
  work: () => Promise<void>,
): Promise<void> {
  const before = await getUser(admin, id);
  await admin.request('updateSecurityUser', { body: { id, roleIds } });
  try {
    await work();
  } finally {
    await admin.call('updateSecurityUser', { body: { id, roleIds: before.roleIds } });
  }
}

/** Changes a person's time zone during `work`, then restores it. */
export async function inTimeZone(
  admin: Actor,
  { id, timeZone }: { id: string; timeZone: string },
  work: () => Promise<void>,
): Promise<void> {
  const before = await getUser(admin, id);
  await admin.request('updateSecurityUser', { body: { id, timeZone } });
  try {
    await work();
  } finally {
    await admin.call('updateSecurityUser', { body: { id, timeZone: before.timeZone } });
  }
}

/** An active user who is signed in nowhere, so that nobody of the run is signed out. */
export async function findSignedOut(me: Actor): Promise<string> {
  const columnFilters = [{ name: 'status', value: 'active' }];
  const body = { page: 1, pageSize: 50 as const, sort: '-name', columnFilters };
  const { users } = await me.request('searchSecurityUsers', { body });
  for (const { id, isCaller, isAboveCaller } of users) {
    if (isCaller || isAboveCaller) continue;
    const { userDetails } = await me.request('getUserDetails', { path: { id } });
    if (userDetails.sessions.length === 0 && !userDetails.isAboveElsewhere) return id;
  }
  throw new Error('Every user of the tenant is signed in.');
}

/** A new absence of an employee who has no other, in the request format; optional values vary. */
export async function absenceFields(ctx: ScenarioContext, me: Actor) {
  const { id: employeeId } = await employee(ctx, me);
  const isHalfDay = ctx.pick([true, false]);
  return {
    id: ctx.uuid(),
    employeeId,
    firstDay: '2031-05-05',
    lastDay: isHalfDay ? '2031-05-05' : '2031-05-09',
    isHalfDay,
    kind: ctx.pick(['Vacation', 'Illness', 'Training', 'Other'] as const),
    note: ctx.pick(['', 'By train']),
  };
}

/** A new absence: the request body. */
export async function addAbsence(ctx: ScenarioContext, me: Actor) {
  const body = await absenceFields(ctx, me);
  await me.request('createAbsence', { body });
  return body;
}
