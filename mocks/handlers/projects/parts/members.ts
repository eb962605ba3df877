import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import { effortAsString } from '../../../common/analytics/effort.ts';
import { projectToEdit, projectToTransfer } from './gates.ts';
import {
  activeEmployee,
  activeEmployees,
  joinProject,
  loadMember,
  loadMembers,
  loadName,
  toPerson,
} from '../../../common/projects/people.ts';
import { passRequestsOn } from '../../../common/projects/requests.ts';
import { membershipId, requireProjectAccess } from '../../../common/projects/access.ts';
import { readOwnerState } from '../../../common/projects/owner-state.ts';
import { clearTraces } from './leaving.ts';
import { loadUserIds, notifyEmployee } from '../../../common/projects/notify-employee.ts';

type Group = Pick<
  Handlers<'projects'>,
  | 'getEligibleProjectMembers'
  | 'addProjectMember'
  | 'removeProjectMember'
  | 'changeProjectOwner'
  | 'getActiveUsers'
>;

/** Members and the owner of a project. Source: PROJ-086, PRIV-019. */
export const members: Group = {
  getEligibleProjectMembers: async (call) => {
    const { project } = await requireProjectAccess(call, call.path.id);
    const present = await loadMembers(call, project.id);
    const active = new Set(present.flatMap((each) => (each.isActiveMember ? each.employeeId : [])));
    const former = new Map(present.map((each) => [each.employeeId, each]));
    const employees = await activeEmployees(call.db);
    const eligible = employees.filter(({ id }) => !active.has(id));
    return ok({
      projectMembersDetailView: eligible.map((employee) => {
        const none = { timeEffortAsString: effortAsString(0), isActiveMember: false };
        const newcomer = { id: employee.id, employeeId: employee.id };
        return former.get(employee.id) ?? { ...newcomer, ...toPerson(employee), ...none };
      }),
    });
  },

  addProjectMember: async (call) => {
    const { db, body } = call;
    const { project } = await projectToEdit(call, body.projectId);
    if (!(await db.get('employees', body.employeeId))) {
      throw rejectField('employeeId', 'employeeUnknown');
    }
    const employee = await activeEmployee(db, body.employeeId);
    const before = await db.get('projectMembers', membershipId(project.id, employee.id));
    if (before?.isActiveMember) throw reject(409, 'memberExists', { name: employee.fullName });
    await joinProject(db, project.id, employee.id);
    await notifyEmployee(call, {
      employeeId: employee.id,
      type: 'teamMemberAdded',
      data: { projectName: project.name, projectId: project.id },
    });
    return ok({
      member: await loadMember(call, project.id, employee.id),
      successMessages: [message('memberAdded', { name: employee.fullName })],
    });
  },

  removeProjectMember: async (call) => {
    const { db, query, user } = call;
    const { projectId, employeeId } = query;
    const isSelf = employeeId === user.employeeId;
    const access = await (isSelf ? requireProjectAccess : projectToEdit)(call, projectId);
    const membership = await db.get('projectMembers', membershipId(projectId, employeeId));
    if (!membership?.isActiveMember) throw reject(404, 'memberMissing');
    if (access.project.ownerId === employeeId) throw reject(409, 'ownerStays');
    const hasTime = (await db.count('entries', { projectId, employeeId })) > 0;
    if (hasTime) await db.put('projectMembers', { ...membership, isActiveMember: false });
    else await db.remove('projectMembers', membership.id);
    await clearTraces(db, projectId, employeeId);
    await notifyEmployee(call, {
      employeeId,
      type: 'projectMemberRemoved',
      data: { projectName: access.project.name },
    });
    return ok({
      members: await loadMembers(call, projectId),
      successMessages: [message('memberRemoved', { name: await loadName(db, employeeId) })],
    });
  },

  changeProjectOwner: async (call) => {
    const { db, query } = call;
    const { project, above } = await projectToTransfer(call, query.projectId);
    const employee = await activeEmployee(db, query.employeeId);
    const name = employee.fullName;
    if (project.ownerId === employee.id) throw reject(409, 'ownerAlready', { name });
    if ((await readOwnerState(db, employee.id)) !== 'able') {
      throw rejectField('employeeId', 'ownerWithoutAccess', { name });
    }
    const after = changed(project, { ownerId: employee.id }, call);
    await db.put('projects', after);
    await joinProject(db, project.id, employee.id);
    const data = { projectName: project.name, projectId: project.id, projectOwnerName: name };
    await notifyEmployee(call, { employeeId: employee.id, type: 'ownershipChange', data });
    await notifyEmployee(call, { employeeId: project.ownerId, type: 'hostileTakeover', data });
    await passRequestsOn(call, { project: after, above });
    return ok({
      member: await loadMember(call, project.id, employee.id),
      successMessages: [message('ownerChanged', { name })],
    });
  },

  getActiveUsers: async ({ db }) => {
    const employees = await activeEmployees(db);
    const userIds = await loadUserIds(
      db,
      employees.map(({ id }) => id),
    );
    return ok({
      activeUsers: employees.map(({ id, fullName, profileImageUrl }) => ({
        employeeId: id,
        userId: userIds.get(id) ?? null,
        fullName,
        profileImageUrl,
      })),
    });
  },
};
