import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import {
  addMember,
  employee,
  givenProjects,
  ids,
  listNotifications,
} from '../projects.fixtures.ts';

/** Source: PROF-054, PROJ-050, PROJ-093. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  await givenProjects(server);
  await addMember(server, ids.portal, 'grace');
});

const readHierarchy = async (personId: string, id: string) => {
  const { project, parentProject } = await server.request(personId, 'getProject', { path: { id } });
  const { isApexProject, isLinked, isAlreadyRequested } = project;
  return { isApexProject, isLinked, isAlreadyRequested, parent: parentProject?.code ?? null };
};
const free = { isApexProject: false, isLinked: false, isAlreadyRequested: false, parent: null };
const taken = { isApexProject: false, isLinked: true, isAlreadyRequested: true };
const link = (personId: string, subProjectId: string, projectId: string) => ({
  body: { projectId, subProjectId, employeeId: employee(personId) },
});

describe('an apex project', () => {
  const shop = { path: { id: ids.shop } };

  it('an apex project is marked, which sets isLinked and isAlreadyRequested, and unmarked, which clears both', async () => {
    const marked = await server.request('grace', 'markAsApexProject', shop);
    expect(marked.successMessages).toEqual(['The project is now an apex project.']);
    expect(marked.project).toMatchObject({ ...taken, isApexProject: true, version: 2 });
    const unmarked = await server.request('grace', 'removeAsApexProject', shop);
    expect(unmarked.project).toMatchObject({ isLinked: false, isAlreadyRequested: false });
    expect(await readHierarchy('grace', ids.shop)).toEqual(free);
  });

  it('an apex project stays one when it is marked again', async () => {
    await server.request('grace', 'markAsApexProject', shop);
    const { project } = await server.request('grace', 'markAsApexProject', shop);
    expect(project).toMatchObject({ isApexProject: true, version: 2 });
  });

  it('an apex project has no parent: a sub-project has to be delinked first', async () => {
    const rejected = await server.expectError('grace', 'markAsApexProject', {
      path: { id: ids.design },
    });
    expect(rejected).toMatchObject({ status: 409, code: 'alreadyLinked' });
    await server.request('grace', 'markAsApexProject', shop);
    const requested = await server.expectError(
      'grace',
      'requestSubProjectLink',
      link('grace', ids.shop, ids.billing),
    );
    expect(requested).toMatchObject({ status: 409, code: 'apexOnTop' });
  });

  it.each(['markAsApexProject', 'removeAsApexProject'] as const)(
    'an apex project is marked only by its owner: %s',
    async (id) => {
      const rejected = await server.expectError('leo', id, { path: { id: ids.portal } });
      expect(rejected).toMatchObject({ status: 403, code: 'notProjectOwner' });
    },
  );
});

describe('a sub-project request', () => {
  const request = (personId: string, subProjectId: string, projectId: string) =>
    server.request(personId, 'requestSubProjectLink', link(personId, subProjectId, projectId));
  const expectError = (personId: string, subProjectId: string, projectId: string) =>
    server.expectError(personId, 'requestSubProjectLink', link(personId, subProjectId, projectId));

  it('a sub-project request sets isAlreadyRequested and isLinked at once, before any acceptance', async () => {
    const { project, successMessages } = await request('grace', ids.shop, ids.portal);
    expect(project).toMatchObject({ isAlreadyRequested: true, isLinked: true });
    expect(successMessages).toEqual(['The request was sent to Ben Okafor.']);
    expect(await readHierarchy('grace', ids.shop)).toEqual({ ...taken, parent: null });
  });

  it('a sub-project request notifies the parent’s owner, with the data that accepting needs', async () => {
    await request('grace', ids.shop, ids.portal);
    expect(await listNotifications(server, 'ben')).toMatchObject([
      {
        type: 'subProjectRequest',
        senderId: 'grace',
        userName: 'Grace Kim',
        projectName: 'Shop',
        value: ids.shop,
        messageData: 'Portal',
        projectId: ids.portal,
      },
    ]);
  });

  it('a sub-project request to an inaccessible project is rejected like one to an unknown project', async () => {
    const hidden = await expectError('grace', ids.shop, ids.secret);
    const unknown = await expectError('grace', ids.shop, ids.unknown);
    expect(hidden).toMatchObject({ status: 400, code: 'projectUnknown' });
    expect({ ...hidden, traceId: '' }).toEqual({ ...unknown, traceId: '' });
    expect(await listNotifications(server, 'ava')).toEqual([]);
  });

  it('a sub-project request is rejected when repeated, circular, or to the owner’s own or an unknown project', async () => {
    await request('grace', ids.shop, ids.portal);
    expect(await expectError('grace', ids.shop, ids.billing)).toMatchObject({
      status: 409,
      code: 'linkRequestedAlready',
    });
    expect((await expectError('ben', ids.portal, ids.unknown)).fieldErrors).toHaveProperty(
      'projectId',
    );
    expect((await expectError('ben', ids.portal, ids.portal)).code).toBe('linkToItself');
    expect((await expectError('ben', ids.portal, ids.icons)).code).toBe('linkCircular');
    await server.request('grace', 'delinkProject', { path: { id: ids.design } });
    expect((await expectError('grace', ids.design, ids.shop)).code).toBe('parentIsOwn');
  });

  it('a sub-project request is made by the sub-project’s owner, in their own name', async () => {
    expect((await expectError('leo', ids.portal, ids.billing)).status).toBe(403);
    const foreign = { body: { ...link('grace', ids.shop, ids.portal).body, employeeId: 'x' } };
    const rejected = await server.expectError('grace', 'requestSubProjectLink', foreign);
    expect(rejected).toMatchObject({ status: 400, code: 'notTheCaller' });
  });

  describe('a pending request', () => {
    const accept = link('ben', ids.shop, ids.portal);

    beforeEach(() => request('grace', ids.shop, ids.portal));

    it('accepting a link request puts the sub-project below the parent and notifies the requester', async () => {
      const { project, successMessages } = await server.request('ben', 'linkSubProject', accept);
      expect(successMessages).toEqual(['The sub-project was linked.']);
      expect(project).toMatchObject({ id: ids.shop, ...taken });
      expect(await readHierarchy('grace', ids.shop)).toEqual({ ...taken, parent: 'T-1' });
      expect(await listNotifications(server, 'grace')).toMatchObject([
        { type: 'acceptedLinkedProject', projectId: ids.shop, messageData: 'Portal' },
      ]);
    });

    it('accepting a link request completes the owner’s notification, so that it can no longer be denied', async () => {
      const { notifications } = await server.request('ben', 'listNotifications');
      await server.request('ben', 'linkSubProject', accept);
      expect(await listNotifications(server, 'ben')).toMatchObject([{ state: 'completed' }]);
      const query = { notificationId: notifications[0]?.id ?? '' };
      const rejected = await server.expectError('ben', 'rejectProjectLink', { query });
      expect(rejected.code).toBe('requestAnswered');
      await server.request('ben', 'completeNotification', { query });
      const counts = await server.request('ben', 'getNotificationCounts');
      expect(counts).toEqual({ unreadNotificationCount: 0, requestTrackingPendingCount: 0 });
    });

    it('deleting the sub-project or the parent completes a link request, and the bell no longer counts it', async () => {
      const pending = async (personId: string) =>
        (await server.request(personId, 'getNotificationCounts')).requestTrackingPendingCount;
      expect(await pending('ben')).toBe(1);
      await server.request('grace', 'deleteProject', { path: { id: ids.shop } });
      expect(await pending('ben')).toBe(0);
      expect(await listNotifications(server, 'ben')).toMatchObject([{ state: 'completed' }]);
      await addMember(server, ids.billing, 'grace');
      const body = { name: 'Stall', code: 'T-7', description: '', dueOn: null };
      const stall = { ...body, id: uuid(297) };
      await server.request('grace', 'createProject', { body: stall });
      await request('grace', stall.id, ids.billing);
      expect(await pending('ava')).toBe(1);
      await server.request('ava', 'deleteProject', { path: { id: ids.billing } });
      expect(await pending('ava')).toBe(0);
      expect(await readHierarchy('grace', stall.id)).toEqual(free);
    });

    it('a link request denied from the bell frees the sub-project', async () => {
      const { notifications } = await server.request('ben', 'listNotifications');
      const query = { notificationId: notifications[0]?.id ?? '' };
      await server.request('ben', 'rejectProjectLink', { query });
      expect(await readHierarchy('grace', ids.shop)).toEqual(free);
      expect((await listNotifications(server, 'grace')).map(({ type }) => type)).toEqual([
        'rejectedRequestedProject',
      ]);
      const late = await server.expectError('ben', 'linkSubProject', accept);
      expect(late).toMatchObject({ status: 409, code: 'requestOver' });
    });

    it('a link request is decided only by the parent’s owner, once, and for that parent', async () => {
      expect(
        (await server.expectError('leo', 'linkSubProject', link('leo', ids.shop, ids.portal))).code,
      ).toBe('notOwnerOrAbove');
      const other = link('ava', ids.shop, ids.billing);
      expect((await server.expectError('ava', 'linkSubProject', other)).code).toBe('requestOver');
      await server.request('ben', 'linkSubProject', accept);
      expect((await server.expectError('ben', 'linkSubProject', accept)).status).toBe(409);
    });

    it('a link request is rejected when the parent has moved below the sub-project in the meantime', async () => {
      await server.request('leo', 'delinkProject', { path: { id: ids.icons } });
      await addMember(server, ids.shop, 'leo');
      await server.request('leo', 'requestSubProjectLink', link('leo', ids.icons, ids.shop));
      await server.request('grace', 'linkSubProject', link('grace', ids.icons, ids.shop));
      const query = { projectId: ids.icons, employeeId: employee('ava') };
      await server.request('leo', 'changeProjectOwner', { query });
      const ring = await server.expectError(
        'ava',
        'linkSubProjectToOwned',
        link('ava', ids.billing, ids.billing),
      );
      expect(ring.code).toBe('linkToItself');
      await server.store.transaction('write', (tx) =>
        tx.tenant('aster').put('subProjectRequests', {
          id: ids.shop,
          projectId: ids.icons,
          employeeId: employee('grace'),
          requestedOn: now,
        }),
      );
      const late = await server.expectError(
        'ava',
        'linkSubProject',
        link('ava', ids.shop, ids.icons),
      );
      expect(late.code).toBe('linkCircular');
    });

    it('a link request is deleted with its parent project', async () => {
      await server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        for (const { id } of await db.query('entries')) await db.remove('entries', id);
      });
      await server.request('ben', 'delinkProject', { path: { id: ids.design } });
      await server.request('ben', 'deleteProject', { path: { id: ids.portal } });
      expect(await readHierarchy('grace', ids.shop)).toEqual(free);
    });
  });
});

describe('linking to an owned project', () => {
  it('linking to an owned project sets isAlreadyRequested and isLinked without a request', async () => {
    await server.request('grace', 'delinkProject', { path: { id: ids.design } });
    const { project, successMessages } = await server.request(
      'grace',
      'linkSubProjectToOwned',
      link('grace', ids.design, ids.shop),
    );
    expect(project).toMatchObject(taken);
    expect(successMessages).toEqual(['The sub-project was linked.']);
    expect(await readHierarchy('grace', ids.design)).toEqual({ ...taken, parent: 'T-6' });
  });

  it('linking to an owned project requires owning both, and a free sub-project', async () => {
    const expectError = (personId: string, sub: string, parent: string) =>
      server.expectError(personId, 'linkSubProjectToOwned', link(personId, sub, parent));
    expect((await expectError('grace', ids.shop, ids.billing)).code).toBe('notProjectOwner');
    expect((await expectError('ben', ids.design, ids.portal)).code).toBe('notProjectOwner');
    expect((await expectError('grace', ids.design, ids.shop)).code).toBe('alreadyLinked');
    expect((await expectError('grace', ids.shop, ids.secret)).status).toBe(404);
  });
});

describe('delinking a sub-project', () => {
  const design = { path: { id: ids.design } };

  it.each(['grace', 'ben'])(
    'a sub-project is delinked by its owner and owners above: %s',
    async (personId) => {
      const { project, successMessages } = await server.request(personId, 'delinkProject', design);
      expect(successMessages).toEqual(['The project was delinked.']);
      expect(project).toMatchObject({ isLinked: false, isAlreadyRequested: false });
      expect(await readHierarchy('grace', ids.design)).toEqual(free);
    },
  );

  it('delinking is denied to members, and rejected for a project without a parent', async () => {
    expect((await server.expectError('leo', 'delinkProject', design)).code).toBe('notOwnerOrAbove');
    const rejected = await server.expectError('ben', 'delinkProject', { path: { id: ids.portal } });
    expect(rejected).toMatchObject({ status: 409, code: 'notLinked' });
  });
});

describe('adding a sub-project', () => {
  const add = (projectId: string) => ({
    path: { projectId },
    body: { id: uuid(232), name: 'Search', code: 'S-1', description: '' },
  });

  it('adding a sub-project returns all sub-projects, and the person who adds it owns it', async () => {
    const { subProjects, successMessages } = await server.request(
      'ben',
      'addSubProject',
      add(ids.design),
    );
    expect(successMessages).toEqual(['The sub-project was added.']);
    expect(subProjects.map(({ code, employeeName }) => [code, employeeName])).toEqual([
      ['S-1', 'Ben Okafor'],
      ['T-3', 'Leo Park'],
    ]);
    expect((await readHierarchy('ben', uuid(232))).parent).toBe('T-2');
  });

  it('adding a sub-project requires isAddSubProject', async () => {
    const rejected = await server.expectError('leo', 'addSubProject', add(ids.portal));
    expect(rejected).toMatchObject({ status: 403, code: 'notOwnerOrAbove' });
  });
});

describe('the projects to link to', () => {
  const codes = (projects: readonly { code: string }[]) => projects.map(({ code }) => code);

  it('the projects to link to are the user’s own, except the project and all below it', async () => {
    await server.request('ben', 'changeProjectOwner', {
      query: { projectId: ids.icons, employeeId: employee('ben') },
    });
    const owned = (id: string) => server.request('ben', 'getOwnedParentProjects', { path: { id } });
    expect(codes((await owned(ids.design)).ownedProjects)).toEqual(['T-1']);
    expect((await owned(ids.portal)).ownedProjects).toEqual([]);
    expect((await owned(ids.icons)).ownedProjects).toEqual([
      { id: ids.portal, code: 'T-1', name: 'Portal', ownedBy: 'Ben Okafor' },
    ]);
  });

  it('the projects to link to are those of others with access, except the project and all below it', async () => {
    const parents = async (personId: string) => {
      const path = { id: ids.portal };
      return codes(
        (await server.request(personId, 'getParentProjectsForLinking', { path })).parentProjects,
      );
    };
    expect(await parents('ben')).toEqual([]);
    await addMember(server, ids.billing, 'ben');
    expect(await parents('ben')).toEqual(['T-4']);
    expect(await parents('ava')).toEqual(['T-6']);
  });

  it('the projects to link to are those that a user owns and the person has access to', async () => {
    const owned = (personId: string, userId: string, projectId: string) =>
      server.request(personId, 'getOwnedProjects', { query: { userId, projectId } });
    expect(codes((await owned('grace', 'grace', ids.shop)).ownedProjects)).toEqual(['T-2']);
    expect(codes((await owned('grace', 'ava', ids.shop)).ownedProjects)).toEqual(['T-4']);
    expect((await owned('grace', 'kira', ids.shop)).ownedProjects).toEqual([]);
    const query = { userId: 'nobody', projectId: ids.shop };
    expect(await server.expectError('grace', 'getOwnedProjects', { query })).toMatchObject({
      status: 404,
      code: 'userUnknown',
    });
  });
});
