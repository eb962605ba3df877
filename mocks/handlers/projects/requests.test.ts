import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Project } from '../../store/world/projects.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';
import {
  addMember,
  changeEmployee,
  employee,
  givenProjects,
  ids,
  listNotifications,
} from './projects.fixtures.ts';

/** Source: PROJ-032, NOTIF-004. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  await givenProjects(server);
  await addMember(server, ids.portal, 'grace');
  for (const personId of ['ava', 'ben', 'grace', 'leo']) {
    await changeEmployee(server, personId, { isActive: true });
  }
});

const link = (personId: string, subProjectId: string, projectId: string) => ({
  body: { projectId, subProjectId, employeeId: employee(personId) },
});
const request = (personId: string, subProjectId: string, projectId: string) =>
  server.request(personId, 'requestSubProjectLink', link(personId, subProjectId, projectId));
const pair = (subProjectId: string, projectId: string) => ({ body: { subProjectId, projectId } });
const project = (personId: string, id: string) =>
  server.request(personId, 'getProject', { path: { id } });
const changeProject = (id: string, change: Partial<Project>) =>
  server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const before = await db.get('projects', id);
    if (before) await db.put('projects', { ...before, ...change });
  });
const types = async (personId: string) =>
  (await listNotifications(server, personId)).map(({ type }) => type).toSorted();
const states = async (personId: string) =>
  (await listNotifications(server, personId)).map(({ state }) => state);

describe('a pending link request', () => {
  const accept = link('ben', ids.shop, ids.portal);
  const shopToPortal = pair(ids.shop, ids.portal);

  beforeEach(() => request('grace', ids.shop, ids.portal));

  it('a pending link request is listed with sender, addressee and what each person may do', async () => {
    const expected = {
      subProject: { id: ids.shop, code: 'T-6', name: 'Shop' },
      parentProject: { id: ids.portal, code: 'T-1', name: 'Portal' },
      requestedOn: now,
      requestedBy: 'Grace Kim',
      toName: 'Ben Okafor',
    };
    const sent = (await project('grace', ids.shop)).project;
    expect(sent).toMatchObject({
      linkState: 'requested',
      linkRequest: { ...expected, mayAnswer: false, mayWithdraw: true },
    });
    expect((await project('ben', ids.portal)).linkRequests).toMatchObject([
      { ...expected, mayAnswer: true, mayWithdraw: false },
    ]);
    expect((await project('leo', ids.portal)).linkRequests).toEqual([]);
  });

  it('a pending link request withholds the parent from those without access to it', async () => {
    await addMember(server, ids.shop, 'leo');
    await server.request('ben', 'removeProjectMember', {
      query: { projectId: ids.portal, employeeId: employee('leo') },
    });
    const { linkRequest } = (await project('leo', ids.shop)).project;
    expect(linkRequest).toMatchObject({ parentProject: null, toName: 'Ben Okafor' });
  });

  it('a pending link request is withdrawn by the owner of the sub-project, which completes the notification', async () => {
    const path = { id: ids.shop };
    const { project: freed, successMessages } = await server.request(
      'grace',
      'withdrawSubProjectRequest',
      { path },
    );
    expect(successMessages).toEqual(['The request was withdrawn.']);
    expect(freed).toMatchObject({ linkState: 'none', isLinked: false, isAlreadyRequested: false });
    expect(await states('ben')).toEqual(['completed']);
    const counts = await server.request('ben', 'getNotificationCounts');
    expect(counts.requestTrackingPendingCount).toBe(0);
    const late = await server.expectError('ben', 'linkSubProject', accept);
    expect(late).toMatchObject({ status: 409, code: 'requestOver' });
    const again = await server.expectError('grace', 'withdrawSubProjectRequest', { path });
    expect(again).toMatchObject({ status: 409, code: 'requestOver' });
  });

  it('a pending link request is withdrawn by nobody else', async () => {
    await addMember(server, ids.shop, 'leo');
    const path = { id: ids.shop };
    const rejected = await server.expectError('leo', 'withdrawSubProjectRequest', { path });
    expect(rejected).toMatchObject({ status: 403, code: 'notOwnerOrAbove' });
  });

  it('a pending link request whose notification was completed without an answer is denied from the project', async () => {
    const { notifications } = await server.request('ben', 'listNotifications');
    const query = { notificationId: notifications[0]?.id ?? '' };
    await server.request('ben', 'completeNotification', { query });
    await server.request('ben', 'denySubProjectRequest', shopToPortal);
    expect((await project('grace', ids.shop)).project.linkState).toBe('none');
    expect(await listNotifications(server, 'grace')).toMatchObject([
      {
        type: 'rejectedRequestedProject',
        userName: 'Ben Okafor',
        projectId: ids.shop,
        messageData: 'Portal',
      },
    ]);
    const late = await server.expectError('ben', 'denySubProjectRequest', shopToPortal);
    expect(late).toMatchObject({ status: 409, code: 'requestOver' });
  });

  it('a pending link request is denied by nobody else', async () => {
    const rejected = await server.expectError('leo', 'denySubProjectRequest', shopToPortal);
    expect(rejected).toMatchObject({ status: 403, code: 'notOwnerOrAbove' });
    const unknown = pair(ids.unknown, ids.portal);
    expect(await server.expectError('ben', 'denySubProjectRequest', unknown)).toMatchObject({
      status: 404,
      code: 'requestUnknown',
    });
  });

  it('a pending link request that is accepted and denied at once is answered once', async () => {
    const answers = await Promise.allSettled([
      server.request('ben', 'linkSubProject', accept),
      server.request('ben', 'denySubProjectRequest', shopToPortal),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rejected = await server.expectError('ben', 'denySubProjectRequest', shopToPortal);
    expect(rejected.status).toBe(409);
  });

  it.each(['accepted', 'denied'] as const)(
    'a pending link request that is %s notifies the new owner of the sub-project and the requester',
    async (answer) => {
      await server.request('grace', 'changeProjectOwner', {
        query: { projectId: ids.shop, employeeId: employee('ava') },
      });
      if (answer === 'accepted') await server.request('ben', 'linkSubProject', accept);
      else await server.request('ben', 'denySubProjectRequest', shopToPortal);
      const type = answer === 'accepted' ? 'acceptedLinkedProject' : 'rejectedRequestedProject';
      expect(await types('grace')).toEqual([type]);
      expect(await types('ava')).toEqual([type, 'ownershipChange'].toSorted());
    },
  );

  it('a pending link request that a new owner of the parent gets still names the requester', async () => {
    await server.request('ben', 'changeProjectOwner', {
      query: { projectId: ids.portal, employeeId: employee('leo') },
    });
    const passed = (await listNotifications(server, 'leo')).find(({ value }) => value === ids.shop);
    expect(passed).toMatchObject({ type: 'subProjectRequest', userName: 'Grace Kim' });
    const { notifications } = await server.request('leo', 'listNotifications');
    const query = { notificationId: notifications.find(({ typeId }) => typeId === 1)?.id ?? '' };
    await server.request('leo', 'rejectProjectLink', { query });
    expect(await types('grace')).toEqual(['rejectedRequestedProject']);
  });

  it('a pending link request to an owner who has left is answered by administrators', async () => {
    const denied = { body: shopToPortal.body };
    expect((await server.expectError('ava', 'denySubProjectRequest', denied)).status).toBe(403);
    await changeEmployee(server, 'ben', { isActive: false });
    const [waiting] = (await project('ava', ids.portal)).linkRequests ?? [];
    expect(waiting).toMatchObject({ toName: null, mayAnswer: true });
    await server.request('ava', 'linkSubProject', link('ava', ids.shop, ids.portal));
    expect((await project('grace', ids.shop)).parentProject?.id).toBe(ids.portal);
  });
});

describe('a new link request', () => {
  const expectError = (personId: string, sub: string, parent: string) =>
    server.expectError(personId, 'requestSubProjectLink', link(personId, sub, parent));

  it('a new link request to an owner who has left goes to the nearest owner above', async () => {
    await addMember(server, ids.icons, 'ava');
    await changeEmployee(server, 'leo', { isActive: false });
    const { successMessages } = await request('ava', ids.billing, ids.icons);
    expect(successMessages).toEqual(['The request was sent to Grace Kim.']);
    expect(await types('grace')).toEqual(['subProjectRequest']);
    await server.request('grace', 'linkSubProject', link('grace', ids.billing, ids.icons));
  });

  it('a new link request that nobody could answer is rejected with the owner’s name', async () => {
    await changeEmployee(server, 'ben', { isActive: false });
    expect(await expectError('grace', ids.shop, ids.portal)).toMatchObject({
      status: 409,
      code: 'requestUnanswerable',
      errorMessages: [expect.stringContaining('Ben Okafor')],
    });
    expect((await project('grace', ids.shop)).project.linkState).toBe('none');
  });

  it('a new link request that crosses a pending one is rejected', async () => {
    await request('grace', ids.shop, ids.portal);
    await addMember(server, ids.shop, 'ben');
    expect(await expectError('ben', ids.portal, ids.shop)).toMatchObject({
      status: 409,
      code: 'linkCrossed',
    });
  });

  it('a new link request to a project below an own one is rejected, and none such is offered', async () => {
    await server.request('leo', 'delinkProject', { path: { id: ids.icons } });
    await server.request('grace', 'delinkProject', { path: { id: ids.design } });
    const given = { body: link('leo', ids.icons, ids.shop).body };
    await addMember(server, ids.shop, 'leo');
    await server.request('leo', 'requestSubProjectLink', given);
    await server.request('grace', 'linkSubProject', link('grace', ids.icons, ids.shop));
    expect((await expectError('grace', ids.design, ids.icons)).code).toBe('parentBelowOwn');
    const { parentProjects } = await server.request('grace', 'getParentProjectsForLinking', {
      path: { id: ids.design },
    });
    expect(parentProjects.map(({ code }) => code)).toEqual(['T-1', 'T-4']);
  });

  it('linking ends the requests that have become circular, and their senders are notified', async () => {
    await server.request('grace', 'delinkProject', { path: { id: ids.design } });
    await addMember(server, ids.design, 'ben');
    // Portal requests to be linked below Design; then Design comes to be below Billing, below Portal.
    await request('ben', ids.portal, ids.design);
    await changeProject(ids.billing, { parentId: ids.portal, ownerId: employee('grace') });
    await server.request('grace', 'linkSubProjectToOwned', link('grace', ids.design, ids.billing));
    expect((await project('ben', ids.portal)).project.linkState).toBe('none');
    expect(await types('ben')).toEqual(['rejectedRequestedProject']);
  });
});

describe('the owner of a sub-project', () => {
  const design = { path: { id: ids.design } };

  it('the owner of a sub-project is notified when someone else delinks it', async () => {
    await server.request('ben', 'delinkProject', design);
    expect(await listNotifications(server, 'grace')).toMatchObject([
      { type: 'subProjectDelinked', projectId: ids.design, messageData: 'Portal' },
    ]);
    expect(await types('ben')).toEqual([]);
  });

  it('the owner of a sub-project is notified when someone else deletes it', async () => {
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      for (const { id } of await db.query('entries')) await db.remove('entries', id);
    });
    await server.request('ben', 'deleteProject', { path: { id: ids.icons } });
    expect(await listNotifications(server, 'leo')).toMatchObject([
      { type: 'projectDeleted', projectName: 'Icons', projectId: null },
    ]);
  });
});

describe('the search for projects to link', () => {
  const search = async (personId: string, id: string, query: object) => {
    const found = await server.request(personId, 'searchLinkableProjects', {
      path: { id },
      query: { linkAs: 'RequestedParent', skip: '0', ...query },
    });
    return { codes: found.projects.map(({ code }) => code), total: found.totalCount };
  };

  it('the search for projects to link offers those of others in pages, as the full list does', async () => {
    const { parentProjects } = await server.request('grace', 'getParentProjectsForLinking', {
      path: { id: ids.shop },
    });
    const codes = parentProjects.map(({ code }) => code);
    expect(codes).toEqual(['T-1', 'T-4']);
    expect(await search('grace', ids.shop, {})).toEqual({ codes, total: 2 });
    expect(await search('grace', ids.shop, { skip: '1' })).toEqual({ codes: ['T-4'], total: 2 });
  });

  it('the search for projects to link finds words of code and name', async () => {
    const found = await search('grace', ids.shop, { searchCharacters: 'BILL t-4' });
    expect(found).toEqual({ codes: ['T-4'], total: 1 });
  });

  it('the search for projects to link offers own parents, and own free sub-projects', async () => {
    const own = await search('grace', ids.shop, { linkAs: 'OwnParent' });
    expect(own).toEqual({ codes: ['T-2'], total: 1 });
    const below = await search('grace', ids.design, { linkAs: 'SubProject' });
    expect(below).toEqual({ codes: ['T-6'], total: 1 });
    expect(await search('grace', ids.shop, { linkAs: 'SubProject' })).toEqual({
      codes: [],
      total: 0,
    });
  });
});

it('sub-projects are sorted by the numbers in their codes', async () => {
  for (const number of ['10', '9', '2']) {
    await server.request('ben', 'addSubProject', {
      path: { projectId: ids.design },
      body: { id: crypto.randomUUID(), name: 'Part', code: `P-${number}`, description: '' },
    });
  }
  const { subProjects } = await project('ben', ids.design);
  expect(subProjects.map(({ code }) => code)).toEqual(['P-2', 'P-9', 'P-10', 'T-3']);
});
