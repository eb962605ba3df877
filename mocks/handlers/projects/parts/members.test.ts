import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';
import {
  addMember,
  changeEmployee,
  employee,
  givenProjects,
  ids,
  listNotifications,
} from '../projects.fixtures.ts';

/** Source: PROJ-050, PROJ-086, PROJ-045. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const pair = (personId: string, projectId = ids.portal) => ({
  projectId,
  employeeId: employee(personId),
});
const fetchMembers = async (personId: string, id = ids.portal) =>
  (await server.request(personId, 'getProject', { path: { id } })).project.members.map(
    ({ employeeId, isActiveMember }) => [employeeId, isActiveMember],
  );

describe('adding a member', () => {
  it('adding a member offers active employees who are not active members', async () => {
    const path = { id: ids.portal };
    const { projectMembersDetailView } = await server.request('ben', 'getEligibleProjectMembers', {
      path,
    });
    const offered = projectMembersDetailView.map(({ employeeId }) => employeeId);
    expect(offered).toContain('employee-grace');
    expect(offered).not.toContain('employee-ben');
    expect(offered).not.toContain('employee-leo');
    const names = projectMembersDetailView.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted());
  });

  it('an added member is notified', async () => {
    const { member, successMessages } = await server.request('ben', 'addProjectMember', {
      body: pair('grace'),
    });
    expect(member).toMatchObject({ fullName: 'Grace Kim', isActiveMember: true });
    expect(successMessages).toEqual(['Grace Kim was added to the project.']);
    expect(await fetchMembers('grace')).toContainEqual(['employee-grace', true]);
    expect(await listNotifications(server, 'grace')).toMatchObject([
      {
        type: 'teamMemberAdded',
        senderId: 'ben',
        userName: 'Ben Okafor',
        projectName: 'Portal',
        projectId: ids.portal,
      },
    ]);
  });

  it('adding a member is rejected for a member, an unknown employee, and one who has left', async () => {
    const expectError = (body: object) => server.expectError('ben', 'addProjectMember', { body });
    expect(await expectError(pair('leo'))).toMatchObject({ status: 409, code: 'memberExists' });
    const unknown = await expectError(pair('nobody'));
    expect(unknown).toMatchObject({ status: 400, code: 'employeeUnknown' });
    expect(unknown.fieldErrors).toHaveProperty('employeeId');
    await changeEmployee(server, 'jon', { isActive: false });
    expect((await expectError(pair('jon'))).code).toBe('employeeInactive');
    await changeEmployee(server, 'jon', { isActive: true });
  });

  it('adding a member is allowed only to the owner', async () => {
    const rejected = await server.expectError('leo', 'addProjectMember', { body: pair('grace') });
    expect(rejected).toMatchObject({ status: 403, code: 'notProjectOwner' });
  });
});

describe('removing a member', () => {
  it('a removed member with booked time is stored as inactive, and can be added again', async () => {
    const query = pair('leo');
    const { members, successMessages } = await server.request('ben', 'removeProjectMember', {
      query,
    });
    expect(successMessages).toEqual(['Leo Park was removed from the project.']);
    expect(members.map(({ employeeId, isActiveMember }) => [employeeId, isActiveMember])).toEqual([
      ['employee-ben', true],
      ['employee-leo', false],
    ]);
    const { project } = await server.request('leo', 'getProject', { path: { id: ids.icons } });
    expect(project.isAccessForParentProject).toBe(false);
    const { projectMembersDetailView } = await server.request('ben', 'getEligibleProjectMembers', {
      path: { id: ids.portal },
    });
    expect(projectMembersDetailView).toContainEqual(
      expect.objectContaining({ employeeId: 'employee-leo', timeEffortAsString: '0 Hrs 30 m' }),
    );
    await server.request('ben', 'addProjectMember', { body: pair('leo') });
    expect(await fetchMembers('ben')).toEqual([
      ['employee-ben', true],
      ['employee-leo', true],
    ]);
  });

  it('a removed member without booked time is deleted', async () => {
    await server.request('ava', 'removeProjectMember', { query: pair('grace', ids.billing) });
    expect(await fetchMembers('ava', ids.billing)).toEqual([['employee-ava', true]]);
  });

  it('members may leave a project, but not remove others', async () => {
    const rejected = await server.expectError('leo', 'removeProjectMember', { query: pair('ben') });
    expect(rejected).toMatchObject({ status: 403, code: 'notProjectOwner' });
    await server.request('leo', 'removeProjectMember', { query: pair('leo') });
    expect(await fetchMembers('ben')).toContainEqual(['employee-leo', false]);
  });

  it('removing a member is rejected for the owner, and for a person who is not a member', async () => {
    const expectError = (query: Record<string, string>) =>
      server.expectError('ben', 'removeProjectMember', { query });
    expect(await expectError(pair('ben'))).toMatchObject({ status: 409, code: 'ownerStays' });
    expect(await expectError(pair('grace'))).toMatchObject({ status: 404, code: 'memberMissing' });
  });
});

describe('changing the owner', () => {
  it('changing the owner clears isOwner and isEditable for the former owner, who stays a member', async () => {
    const { member, successMessages } = await server.request('ben', 'changeProjectOwner', {
      query: pair('grace'),
    });
    expect(member).toMatchObject({ employeeId: 'employee-grace', isActiveMember: true });
    expect(successMessages).toEqual(['Grace Kim now owns the project.']);
    const { project } = await server.request('ben', 'getProject', { path: { id: ids.portal } });
    expect(project).toMatchObject({
      isOwner: false,
      isEditable: false,
      isProjectOwner: false,
      isMember: true,
      ownerId: 'employee-grace',
      version: 2,
    });
  });

  it('changing the owner notifies the new owner, and not the person who did it', async () => {
    await server.request('ben', 'changeProjectOwner', { query: pair('grace') });
    expect(await listNotifications(server, 'grace')).toMatchObject([
      { type: 'ownershipChange', projectName: 'Portal', projectOwnerName: 'Grace Kim' },
    ]);
    expect(await listNotifications(server, 'ben')).toEqual([]);
  });

  it('an owner change by an owner above is a hostile takeover, and notifies the former owner', async () => {
    await server.request('ben', 'changeProjectOwner', { query: pair('ben', ids.design) });
    expect(await listNotifications(server, 'grace')).toMatchObject([
      { type: 'hostileTakeover', userName: 'Ben Okafor', projectOwnerName: 'Ben Okafor' },
    ]);
    expect(await listNotifications(server, 'ben')).toEqual([]);
  });

  it('changing the owner is allowed only to owners', async () => {
    for (const personId of ['leo', 'ava']) {
      const rejected = await server.expectError(personId, 'changeProjectOwner', {
        query: pair('grace'),
      });
      expect(rejected).toMatchObject({ status: 403, code: 'notOwnerOrAbove' });
    }
  });

  it('changing the owner is rejected for the current owner and for an unknown employee', async () => {
    const expectError = (query: Record<string, string>) =>
      server.expectError('ben', 'changeProjectOwner', { query });
    expect(await expectError(pair('ben'))).toMatchObject({ status: 409, code: 'ownerAlready' });
    expect(await expectError(pair('nobody'))).toMatchObject({
      status: 404,
      code: 'employeeUnknown',
    });
    expect((await expectError(pair('ben', ids.unknown))).status).toBe(404);
  });

  it('changing the owner passes pending requests on to the new owner', async () => {
    await addMember(server, ids.portal, 'grace');
    const link = { projectId: ids.portal, subProjectId: ids.shop, employeeId: employee('grace') };
    await server.request('grace', 'requestSubProjectLink', { body: link });
    await server.request('ben', 'changeProjectOwner', { query: pair('leo') });
    expect((await listNotifications(server, 'leo')).map(({ type }) => type).toSorted()).toEqual([
      'ownershipChange',
      'subProjectRequest',
    ]);
  });

  it('changing the owner removes pending requests from the former owner, whose denial has no effect', async () => {
    await addMember(server, ids.portal, 'grace');
    const link = { projectId: ids.portal, subProjectId: ids.shop, employeeId: employee('grace') };
    await server.request('grace', 'requestSubProjectLink', { body: link });
    const { notifications } = await server.request('ben', 'listNotifications', { query: {} });
    const [request] = notifications;
    await server.request('ben', 'changeProjectOwner', { query: pair('leo') });
    const query = { notificationId: request?.id ?? '' };
    const rejected = await server.expectError('ben', 'rejectProjectLink', { query });
    expect(rejected).toMatchObject({ status: 409, code: 'requestAnswered' });
    expect((await listNotifications(server, 'grace')).map(({ type }) => type)).toEqual([]);
    const { project } = await server.request('grace', 'getProject', { path: { id: ids.shop } });
    expect(project.isAlreadyRequested).toBe(true);
  });
});

describe('the list of active users', () => {
  it('the list of active users has the active employees by name, whether they are users or not', async () => {
    await changeEmployee(server, 'jon', { isActive: false });
    const { activeUsers } = await server.request('ben', 'getActiveUsers');
    expect(activeUsers).toContainEqual({
      employeeId: 'employee-ben',
      userId: 'ben',
      fullName: 'Ben Okafor',
      profileImageUrl: null,
    });
    expect(activeUsers.map(({ employeeId }) => employeeId)).not.toContain('employee-jon');
    const names = activeUsers.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted());
    await changeEmployee(server, 'jon', { isActive: true });
  });
});
