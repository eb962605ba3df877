import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { employee, givenProjects, ids } from '../projects.fixtures.ts';

/** Source: PROJ-004, PROJ-045, PROJ-046. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const draft = (more: object = {}) => ({
  id: uuid(231),
  name: ' Price list ',
  code: 'pl-1',
  description: ' Prices ',
  ...more,
});
const overview = async (personId: string, id: string) =>
  (await server.request(personId, 'getProject', { path: { id } })).project;

describe('creating a project', () => {
  it('creating a project makes the person its owner and first member', async () => {
    const body = draft({ dueOn: '2026-12-24' });
    const { project, successMessages } = await server.request('ben', 'createProject', { body });
    expect(successMessages).toEqual(['The project was created.']);
    expect(project).toMatchObject({
      id: uuid(231),
      name: 'Price list',
      code: 'PL-1',
      description: 'Prices',
      createdBy: 'Ben Okafor',
      ownedBy: 'Ben Okafor',
      createdOn: now,
      dueOn: '2026-12-24',
      isOwner: true,
      isEditable: true,
      isLinked: false,
      tasks: [],
      version: 1,
    });
    expect(project.members.map(({ fullName }) => fullName)).toEqual(['Ben Okafor']);
    expect(await overview('ben', uuid(231))).toEqual(project);
  });

  it('new projects have unique ids, and unique codes whatever their case', async () => {
    const same = { body: draft({ code: 't-5' }) };
    expect(await server.expectError('ben', 'createProject', same)).toMatchObject({
      status: 409,
      code: 'projectCodeTaken',
      errorMessages: ['Another project already uses the code T-5.'],
    });
    const again = { body: draft({ id: ids.secret }) };
    expect((await server.expectError('ben', 'createProject', again)).code).toBe('idTaken');
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(251) }, 'name'],
    [{ code: '' }, 'code'],
    [{ code: 'A B' }, 'code'],
    [{ code: 'x'.repeat(31) }, 'code'],
    [{ description: 'x'.repeat(501) }, 'description'],
    [{ dueOn: '24.12.2026' }, 'dueOn'],
    [{ id: '1' }, 'id'],
  ])('a new project rejects %j at its field', async (more, field) => {
    const rejected = await server.expectError('ben', 'createProject', { body: draft(more) });
    expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([400, [field]]);
  });

  it('creating a project requires an employee record, which the platform’s people lack', async () => {
    const rejected = await server.expectError('kira', 'createProject', { body: draft() });
    expect(rejected).toMatchObject({ status: 403, code: 'employeeNeeded' });
  });
});

describe('updating a project', () => {
  const update = (more: object = {}) => ({
    body: { id: ids.portal, name: 'Gate', code: 'G-1', description: '', version: 1, ...more },
  });

  it('updating a project changes its details, and the codes of its tasks with its own', async () => {
    const { project, successMessages } = await server.request('ben', 'updateProject', update());
    expect(successMessages).toEqual(['The project was updated.']);
    // A due date that is not sent stays unchanged.
    const expected = { name: 'Gate', code: 'G-1', description: '', dueOn: '2026-05-01' };
    expect(project).toMatchObject({ ...expected, version: 2 });
    expect(project.tasks.map(({ taskCode }) => taskCode)).toEqual(['G-1-T1', 'G-1-T2']);
    expect(await overview('ben', ids.portal)).toEqual(project);
    const { project: later } = await server.request('ben', 'updateProject', {
      body: { ...update().body, dueOn: null, version: 2 },
    });
    expect(later.dueOn).toBeNull();
  });

  it('updating a project rejects a stale version and names who has changed what', async () => {
    await server.request('ben', 'updateProject', update({ code: 'T-1' }));
    const rejected = await server.expectError('ben', 'updateProject', update());
    expect(rejected).toMatchObject({ status: 409, code: 'changedByOther' });
    expect(rejected.errorMessages[0]).toContain('Ben Okafor');
    expect(rejected.changedFields).toContain('name');
  });

  it('an updated project may keep its own code, but not take the code of another', async () => {
    await server.request('ben', 'updateProject', update({ code: 't-1' }));
    const rejected = await server.expectError(
      'ben',
      'updateProject',
      update({ code: 'T-2', version: 2 }),
    );
    expect(rejected.code).toBe('projectCodeTaken');
  });

  it.each(['leo', 'ava'])(
    'updating a project is allowed only to its owner (isEditable), not to %s',
    async (personId) => {
      const rejected = await server.expectError(personId, 'updateProject', update());
      expect(rejected).toMatchObject({ status: 403, code: 'notProjectOwner' });
      expect(rejected.errorMessages).toEqual(['Only the project owner can do this.']);
    },
  );
});

describe('deleting a project', () => {
  const remove = (id: string) => ({ path: { id } });

  it('deleting a project removes it with all its records', async () => {
    await server.request('grace', 'createProjectTask', {
      body: { projectId: ids.shop, taskName: 'Sell', taskDescription: '' },
    });
    await server.request('grace', 'addImpediment', {
      body: { projectId: ids.shop, impediments: 'No goods' },
    });
    await server.request('grace', 'watchProject', remove(ids.shop));
    const { successMessages } = await server.request('grace', 'deleteProject', remove(ids.shop));
    expect(successMessages).toEqual(['The project was deleted.']);
    expect((await server.expectError('grace', 'getProject', remove(ids.shop))).status).toBe(404);
    const remaining = await server.store.transaction('read', async (tx) => {
      const where = { projectId: ids.shop };
      const parts = ['tasks', 'projectMembers', 'projectWatches', 'impediments'] as const;
      const counts = parts.map((part) => tx.tenant('aster').count(part, where));
      return Promise.all(counts);
    });
    expect(remaining).toEqual([0, 0, 0, 0]);
  });

  it('a deleted project is removed from people who have it as their default', async () => {
    await server.request('grace', 'createTaskUnderProject', {
      body: { projectId: ids.shop, taskName: 'Sell', taskDescription: '' },
    });
    const [task] = (await overview('grace', ids.shop)).tasks;
    const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
    await server.request('grace', 'saveDefaultProjectTask', {
      body: { ...settings, taskId: task?.taskId },
    });
    await server.request('grace', 'deleteProject', remove(ids.shop));
    const path = { date: now.slice(0, 10) };
    expect((await server.request('grace', 'getClockWorkDay', { path })).defaultProject).toBeNull();
  });

  it('a project with sub-projects cannot be deleted', async () => {
    const rejected = await server.expectError('ben', 'deleteProject', remove(ids.portal));
    expect(rejected).toMatchObject({ status: 409, code: 'projectHasSubProjects' });
  });

  it('a project with booked time cannot be deleted', async () => {
    await server.request('ben', 'delinkProject', remove(ids.design));
    const rejected = await server.expectError('ben', 'deleteProject', remove(ids.portal));
    expect(rejected).toMatchObject({ status: 409, code: 'projectHasTime' });
  });

  it('a project is deleted by its owner and by owners above', async () => {
    expect(await server.expectError('ava', 'deleteProject', remove(ids.icons))).toMatchObject({
      status: 403,
      code: 'notOwnerOrAbove',
    });
    await server.request('ben', 'deleteProject', remove(ids.icons));
    expect((await server.expectError('leo', 'getProject', remove(ids.icons))).status).toBe(404);
  });
});

describe('a project that a colleague has created', () => {
  it('a project stays accessible to the person who created it, even without taking part', async () => {
    const body = draft();
    await server.request('ben', 'createProject', { body });
    const leo = { projectId: body.id, employeeId: employee('leo') };
    await server.request('ben', 'changeProjectOwner', { query: leo });
    const ben = { projectId: body.id, employeeId: employee('ben') };
    await server.request('ben', 'removeProjectMember', { query: ben });
    expect(await overview('ben', body.id)).toMatchObject({ isMember: false, isEditable: false });
  });
});
