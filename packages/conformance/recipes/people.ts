import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { fetchProfile, getOwnSession } from '../support/profile.ts';
import { accessRequest, freeRight, withdrawOpen } from '../support/access-requests.ts';
import {
  absenceFields,
  addAbsence,
  designation,
  employee,
  employeeFields,
  findSignedOut,
  invitation,
  role,
  user,
} from '../support/people.ts';

/** The body of a user update. */
async function userFields(ctx: ScenarioContext, me: Actor) {
  const { id, version } = await user(ctx, me);
  return {
    id,
    version,
    dateOfBirth: '1990-04-01',
    dateFormat: 'DD/MM/YYYY' as const,
    timeZone: 'Asia/Tokyo',
    roleIds: [(await role(ctx, me)).id],
    isActive: false,
  };
}

/** A manager for an added employee. */
const manager = async (ctx: ScenarioContext, me: Actor) => (await employee(ctx, me)).id;

// All of these use people that the kit creates, so that no one else's rights change in the
// meantime.
export default recipes({
  getEmployee: { send: async (ctx, _sample, me) => ({ path: { id: await manager(ctx, me) } }) },
  createEmployee: {
    ids: () => ['reportingToId'],
    send: async (ctx, _sample, me) => ({
      body: { ...employeeFields(ctx), reportingToId: await manager(ctx, me) },
    }),
  },
  updateEmployee: {
    ids: () => ['id', 'reportingToId'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await employee(ctx, me)), reportingToId: await manager(ctx, me) },
    }),
  },
  uploadEmployeeImage: {
    send: async (ctx, _sample, me) => ({
      path: { id: await manager(ctx, me) },
      body: { file: ctx.file('png') },
    }),
  },
  removeEmployeeImage: {
    send: async (ctx, _sample, me) => {
      const id = await manager(ctx, me);
      await me.request('uploadEmployeeImage', { path: { id }, body: { file: ctx.file('png') } });
      return { path: { id } };
    },
  },
  getEmployeeForm: { send: async (ctx, _sample, me) => ({ path: { id: await manager(ctx, me) } }) },
  getEmployeeOverview: {
    send: async (ctx, _sample, me) => ({ path: { id: await manager(ctx, me) } }),
  },
  getLeavingSummary: {
    send: async (ctx, _sample, me) => ({ path: { id: await manager(ctx, me) } }),
  },
  previewManagerChange: {
    ids: () => ['id', 'reportingToId'],
    send: async (ctx, _sample, me) => {
      const { id } = await employee(ctx, me);
      return { body: { id, reportingToId: await manager(ctx, me) } };
    },
  },
  setEmployeeManager: {
    ids: () => ['id', 'reportingToId'],
    send: async (ctx, _sample, me) => {
      const { id, version } = await employee(ctx, me);
      return { body: { id, version, reportingToId: await manager(ctx, me) } };
    },
  },
  setEmployeeState: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { id, version } = await employee(ctx, me);
      return { body: { id, version, isActive: false } };
    },
  },
  getSecurityUser: {
    send: async (ctx, _sample, me) => ({ path: { id: (await user(ctx, me)).id } }),
  },
  inviteSecurityUser: {
    ids: () => ['employeeId', 'roleIds.0'],
    send: async (ctx, _sample, me) => {
      const employeeId = await manager(ctx, me);
      return { body: invitation(ctx, { employeeId, roleIds: [(await role(ctx, me)).id] }) };
    },
  },
  updateSecurityUser: {
    fixed: ['timeZone'],
    ids: () => ['id', 'roleIds.0'],
    send: async (ctx, _sample, me) => ({ body: await userFields(ctx, me) }),
  },
  getUserDetails: {
    send: async (ctx, _sample, me) => ({ path: { id: (await user(ctx, me)).id } }),
  },
  inviteSecurityUsers: {
    ids: () => ['roleIds.0'],
    send: async (ctx, _sample, me) => {
      const { id, name, email } = invitation(ctx);
      return { body: { people: [{ id, name, email }], roleIds: [(await role(ctx, me)).id] } };
    },
  },
  resendInvitation: {
    send: async (ctx, _sample, me) => ({ path: { id: (await user(ctx, me)).id } }),
  },
  withdrawInvitation: {
    send: async (ctx, _sample, me) => ({ path: { id: (await user(ctx, me)).id } }),
  },
  // An invited user has no sessions, so that nobody of the run is signed out.
  endUserSessions: {
    send: async (ctx, _sample, me) => ({ path: { id: (await user(ctx, me)).id } }),
  },
  resetUserTwoFactor: {
    send: async (ctx, _sample, me) => ({ path: { id: (await user(ctx, me)).id } }),
  },
  resetUserPassword: {
    send: async (_ctx, _sample, me) => ({ path: { id: await findSignedOut(me) } }),
  },
  // On its own, since the other calls of the session are answered as those of the viewed user.
  beginViewAs: {
    as: 'admin',
    when: 'exclusive',
    ids: () => ['userId'],
    send: async (ctx, _sample, me) => {
      await me.request('endViewAs');
      return { body: { userId: (await fetchProfile(ctx.as('colleague'))).id } };
    },
    after: (_ctx, me) => me.request('endViewAs'),
  },
  endUserSession: {
    send: async (ctx) => {
      const other = await ctx.as('colleague').onOtherDevice();
      const { id } = await fetchProfile(other);
      return { path: { id, sessionId: (await getOwnSession(other)).id } };
    },
  },
  listAbsences: {
    send: (ctx) => ({ query: { from: ctx.day(0), to: ctx.day(30) } }),
  },
  createAbsence: { send: async (ctx, _sample, me) => ({ body: await absenceFields(ctx, me) }) },
  updateAbsence: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { employeeId: _employeeId, ...absence } = await addAbsence(ctx, me);
      return { body: { ...absence, kind: 'Training', version: 1 } };
    },
  },
  deleteAbsence: {
    send: async (ctx, _sample, me) => ({ path: { id: (await addAbsence(ctx, me)).id } }),
  },
  createDesignation: {
    send: (ctx) => ({ body: { id: ctx.uuid(), name: ctx.name('Designation') } }),
  },
  getDesignation: {
    send: async (ctx, _sample, me) => ({ path: { id: (await designation(ctx, me)).id } }),
  },
  updateDesignation: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { id, version } = await designation(ctx, me);
      return { body: { id, version, name: ctx.name('Designation') } };
    },
  },
  deleteDesignation: {
    send: async (ctx, _sample, me) => ({ path: { id: (await designation(ctx, me)).id } }),
  },
  createRole: {
    send: (ctx) => ({
      body: { id: ctx.uuid(), name: ctx.name('Role'), privileges: ['clockwork.basic'] },
    }),
  },
  getRole: { send: async (ctx, _sample, me) => ({ path: { id: (await role(ctx, me)).id } }) },
  previewRole: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { id: (await role(ctx, me)).id, privileges: ['clockwork.basic', 'tags.basic'] },
    }),
  },
  getEffectiveRights: {
    send: async (ctx, _sample, me) => ({ path: { userId: (await user(ctx, me)).id } }),
  },
  updateRole: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await role(ctx, me)), privileges: ['clockwork.basic', 'tags.basic'] },
    }),
  },
  deleteRole: { send: async (ctx, _sample, me) => ({ path: { id: (await role(ctx, me)).id } }) },
  requestAccess: {
    as: 'assetViewer',
    send: async (ctx, _sample, me) => {
      const privilege = await freeRight(me);
      await withdrawOpen(me, privilege);
      return { body: { privilege, note: ctx.name('Note'), page: '/assetManager' } };
    },
  },
  // It denies: a granted right could not be requested by the next check.
  answerAccessRequest: {
    ids: () => ['id'],
    send: async (ctx) => {
      const { id, version } = await accessRequest(ctx.as('assetViewer'));
      return { body: { id, version, status: 'denied', note: ctx.name('Reason') } };
    },
  },
  getAccessRequestRoles: {
    send: async (ctx) => ({ path: { id: (await accessRequest(ctx.as('assetViewer'))).id } }),
  },
  withdrawAccessRequest: {
    as: 'assetViewer',
    send: async (_ctx, _sample, me) => ({ path: { id: (await accessRequest(me)).id } }),
  },
});
