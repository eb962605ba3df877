import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';
import { isAccessible, toAccessCondition } from '../../common/analytics/access.ts';
import { isAdministrator, isMember as isTenantMember } from '../../core/records/access.ts';
import type { Project } from '../../store/world/projects.ts';
import { changeEmployee, employee, givenProjects, ids } from './projects.fixtures.ts';
import { membershipId } from '../../common/projects/access.ts';
import { listLine } from '../../common/projects/project-lines.ts';

/** Source: PROJ-008, PROJ-026. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const overview = (personId: string, id: string) =>
  server.request(personId, 'getProject', { path: { id } });

describe('the project overview', () => {
  it('the project overview shows tasks, and members with their time', async () => {
    await changeEmployee(server, 'leo', { profileImageUrl: '/api/aster/picture/leo-1' });
    const { project } = await overview('ben', ids.portal);
    expect(project.members).toEqual([
      {
        id: `${ids.portal}:employee-ben`,
        fullName: 'Ben Okafor',
        profileImageUrl: null,
        mediaFileId: null,
        timeEffortAsString: '1 Hrs 0 m',
        timeInSeconds: 3600,
        isActiveMember: true,
        isEmployed: true,
        employeeId: 'employee-ben',
      },
      {
        id: `${ids.portal}:employee-leo`,
        fullName: 'Leo Park',
        profileImageUrl: '/api/aster/picture/leo-1',
        mediaFileId: 'leo-1',
        timeEffortAsString: '0 Hrs 30 m',
        timeInSeconds: 1800,
        isActiveMember: true,
        isEmployed: true,
        employeeId: 'employee-leo',
      },
    ]);
    expect(project.tasks.map(({ taskCode }) => taskCode)).toEqual(['T-1-T1', 'T-1-T2']);
    expect(project.tasks[0]).toEqual({
      projectId: ids.portal,
      projectCode: 'T-1',
      projectName: 'Portal',
      projectDescription: 'About Portal',
      taskId: ids.draw,
      taskCode: 'T-1-T1',
      taskName: 'Draw',
      taskDescription: 'To Draw',
      timeEffortAsString: '1 Hrs 30 m',
      timeInSeconds: 5400,
      runningCount: 0,
      status: 'open',
      assigneeId: null,
      assigneeName: null,
      assigneeImageUrl: null,
      startOn: null,
      dueOn: null,
      order: '000001i',
      estimateInSeconds: null,
      createdOn: null,
      createdBy: null,
      version: 1,
    });
    await changeEmployee(server, 'leo', { profileImageUrl: null });
  });

  it('the project overview shows sub-projects and the parent project with name and code', async () => {
    const { subProjects, parentProject } = await overview('leo', ids.design);
    expect(subProjects).toEqual([
      {
        id: ids.icons,
        code: 'T-3',
        name: 'Icons',
        createdOn: '2026-01-05T09:00:00.000Z',
        createdOnAsString: '05/01/2026',
        description: 'About Icons',
        profileImageUrl: null,
        employeeName: 'Leo Park',
        isSubProjectMember: true,
        isProjectOwner: true,
      },
    ]);
    expect(parentProject).toEqual({ id: ids.portal, code: 'T-1', name: 'Portal' });
    expect((await overview('ben', ids.portal)).parentProject).toBeNull();
    const [icons] = (await overview('ben', ids.design)).subProjects;
    expect(icons?.isSubProjectMember).toBe(false);
  });

  it('the project overview shows dates in the user’s format', async () => {
    const { project } = await overview('ben', ids.portal);
    expect(project).toMatchObject({
      createdOn: '2026-01-05T09:00:00.000Z',
      createdOnAsString: '05/01/2026',
      dueOn: '2026-05-01',
      createdBy: 'Ben Okafor',
      ownedBy: 'Ben Okafor',
      ownerId: 'employee-ben',
    });
  });

  it('the project overview repeats its flags outside the project, with isRequested for isAlreadyRequested', async () => {
    const response = await overview('grace', ids.design);
    const { project } = response;
    expect(response).toMatchObject({
      isAddSubProject: project.isAddSubProject,
      isAccessForParentProject: project.isAccessForParentProject,
      isRequested: project.isAlreadyRequested,
      isLinked: project.isLinked,
      isApexProject: project.isApexProject,
      isProjectOwner: project.isProjectOwner,
    });
    expect(response.isRequested).toBe(true);
  });
});

describe('the flags of a project', () => {
  const flags = async (personId: string, id: string) => {
    const { project } = await overview(personId, id);
    const { isOwner, isProjectOwner, isEditable, isAddSubProject, isMember } = project;
    const set = { isOwner, isProjectOwner, isEditable, isAddSubProject, isMember };
    return Object.entries(set).flatMap(([name, isSet]) => (isSet ? [name] : []));
  };
  const all = ['isOwner', 'isProjectOwner', 'isEditable', 'isAddSubProject', 'isMember'];

  it.each<[string, keyof typeof ids, string[], string]>([
    ['ben', 'portal', all, 'its owner'],
    ['ben', 'icons', ['isProjectOwner', 'isAddSubProject', 'isMember'], 'who owns one above'],
    ['leo', 'portal', ['isMember'], 'a member'],
    ['leo', 'design', ['isMember'], 'a member of one above'],
    ['ava', 'portal', [], 'an administrator, who only looks'],
  ])('the flags of a project let %s do with %s: %j, %s', async (personId, name, expected, _why) => {
    expect(await flags(personId, ids[name])).toEqual(expected);
  });

  it('the flags of a project indicate access to the parent project', async () => {
    expect((await overview('leo', ids.design)).isAccessForParentProject).toBe(true);
    expect((await overview('grace', ids.design)).isAccessForParentProject).toBe(false);
    expect((await overview('ben', ids.portal)).isAccessForParentProject).toBe(false);
  });

  it('the flags isLinked and isAlreadyRequested are set for a sub-project, and clear for a free project', async () => {
    const linked = (await overview('grace', ids.design)).project;
    expect([linked.isLinked, linked.isAlreadyRequested]).toEqual([true, true]);
    const free = (await overview('grace', ids.shop)).project;
    expect([free.isLinked, free.isAlreadyRequested]).toEqual([false, false]);
  });
});

describe('access to a project', () => {
  it('a project is not found by a person who does not take part', async () => {
    for (const id of [ids.portal, ids.secret, ids.unknown]) {
      const rejected = await server.expectError('grace', 'getProject', { path: { id } });
      expect(rejected).toMatchObject({ status: 404, code: 'projectUnknown' });
    }
  });

  it('access to a project ends with the membership', async () => {
    await server.request('ava', 'removeProjectMember', {
      query: { projectId: ids.billing, employeeId: employee('grace') },
    });
    const path = { id: ids.billing };
    expect((await server.expectError('grace', 'getProject', { path })).status).toBe(404);
  });

  it('access comes from owning, creating or joining the project or one above it, in the demo world too', async () => {
    const demo = await startServer(now);
    await demo.request('ava', 'getActiveUsers');
    await demo.store.transaction('read', async (tx) => {
      const db = tx.tenant('aster');
      const projects = new Map((await db.query('projects')).map((each) => [each.id, each]));
      const memberships = await db.query('projectMembers', { where: { isActiveMember: true } });
      const joined = new Set(memberships.map(({ id }) => id));
      for (const user of (await db.query('tenantUsers')).filter(isTenantMember)) {
        const employeeId = user.employeeId ?? '';
        const belongs = ({ id, ownerId, createdById }: Project) =>
          [ownerId, createdById].includes(employeeId) || joined.has(membershipId(id, employeeId));
        const contains = toAccessCondition(user);
        const found = await db.query('projects', { contains });
        const expected = [...projects.keys()].filter(
          (id) => isAdministrator(user) || listLine(projects, id).some(belongs),
        );
        expect([user.id, found.map(({ id }) => id)]).toEqual([user.id, expected]);
        expect(found.filter((project) => !isAccessible(user, project))).toEqual([]);
      }
    });
  });
});
