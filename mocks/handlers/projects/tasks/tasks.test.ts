import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { findEntries, now } from '../../../testing/timesheets.ts';
import { employee, givenProjects, ids, listNotifications } from '../projects.fixtures.ts';

/** Source: PROJ-050, PROJ-026, PROJ-098. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const draft = (more: object = {}) => ({
  body: { projectId: ids.portal, taskName: ' Test ', taskDescription: ' All of it ', ...more },
});
const listTasks = async (personId: string, id: string) =>
  (await server.request(personId, 'getProject', { path: { id } })).project.tasks;
const fetchCodes = async (personId: string, id: string) =>
  (await listTasks(personId, id)).map(({ taskCode }) => taskCode);
const fetchBooking = async (personId: string) => {
  const [entry] = await findEntries(server, personId);
  return { projectId: entry?.projectId, taskId: entry?.taskId };
};

describe('a task', () => {
  it('a task is created by the owner and by members, with the next code of the project', async () => {
    const { taskId, successMessages } = await server.request('ben', 'createProjectTask', draft());
    expect(successMessages).toEqual(['The task was created.']);
    const { task } = await server.request('ben', 'getProjectTask', { path: { id: taskId } });
    expect(task).toMatchObject({
      taskName: 'Test',
      taskDescription: 'All of it',
      taskCode: 'T-1-T3',
      projectCode: 'T-1',
      timeEffortAsString: '0 Hrs 0 m',
      version: 1,
    });
    const { task: selectedTask } = await server.request('leo', 'createTaskUnderProject', draft());
    expect(selectedTask).toMatchObject({ taskCode: 'T-1-T4', projectId: ids.portal });
  });

  it.each(['createProjectTask', 'createTaskUnderProject'] as const)(
    'a task is rejected by %s from people who do not take part, without a name, or without a project',
    async (id) => {
      const outsider = await server.expectError('ava', id, draft());
      expect(outsider).toMatchObject({ status: 403, code: 'notParticipant' });
      const nameless = await server.expectError('ben', id, draft({ taskName: '  ' }));
      expect(nameless.fieldErrors).toEqual({ taskName: ['taskName is required'] });
      const nowhere = await server.expectError('ben', id, draft({ projectId: ids.unknown }));
      expect(nowhere.status).toBe(404);
      const long = await server.expectError('ben', id, draft({ taskDescription: 'x'.repeat(501) }));
      expect(long.fieldErrors).toHaveProperty('taskDescription');
    },
  );

  it('a task is updated by members, once per version', async () => {
    const body = { taskId: ids.draw, taskName: 'Paint', taskDescription: '', version: 1 };
    const { task, successMessages } = await server.request('leo', 'updateProjectTask', { body });
    expect(task).toMatchObject({ taskName: 'Paint', taskDescription: '', version: 2 });
    expect(successMessages).toEqual(['The task was updated.']);
    expect((await listTasks('ben', ids.portal))[0]).toEqual(task);
    expect(await server.expectError('ben', 'updateProjectTask', { body })).toMatchObject({
      status: 409,
      code: 'changedByOther',
    });
    expect((await server.expectError('ava', 'updateProjectTask', { body })).status).toBe(403);
  });

  it('a task is not found without access to its project', async () => {
    const path = { id: ids.draw };
    expect((await server.expectError('grace', 'getProjectTask', { path })).status).toBe(404);
    const unknown = await server.expectError('ben', 'getProjectTask', {
      path: { id: ids.unknown },
    });
    expect(unknown).toMatchObject({ status: 404, code: 'projectTaskUnknown' });
  });
});

describe('deleting a task', () => {
  it('deleting a task removes it from the task list, and its time stays on the project', async () => {
    const path = { id: ids.draw };
    const { successMessages } = await server.request('ben', 'deleteProjectTask', { path });
    expect(successMessages).toEqual(['The task was deleted.']);
    expect(await fetchCodes('ben', ids.portal)).toEqual(['T-1-T2']);
    expect(await fetchBooking('leo')).toEqual({ projectId: ids.portal, taskId: null });
  });

  it('deleting a task is allowed only to the owner', async () => {
    const rejected = await server.expectError('leo', 'deleteProjectTask', {
      path: { id: ids.draw },
    });
    expect(rejected).toMatchObject({ status: 403, code: 'notProjectOwner' });
  });
});

describe('moving a task', () => {
  const move = (projectId: string, taskId = ids.draw) => ({ query: { projectId, taskId } });
  const give = (personId: string, projectId: string, to: string) =>
    server.request(personId, 'changeProjectOwner', {
      query: { projectId, employeeId: employee(to) },
    });

  it('moving a task takes its time and its defaults along, and gives it a code of the other project', async () => {
    await give('ben', ids.design, 'ben');
    const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
    await server.request('leo', 'saveDefaultProjectTask', {
      body: { ...settings, taskId: ids.draw },
    });
    const { task, successMessages } = await server.request(
      'ben',
      'moveProjectTask',
      move(ids.design),
    );
    expect(task).toMatchObject({
      projectId: ids.design,
      taskCode: 'T-2-T2',
      timeEffortAsString: '1 Hrs 30 m',
      version: 2,
    });
    expect(successMessages).toEqual(['The task was moved to T-2 Design.']);
    expect(await fetchCodes('ben', ids.portal)).toEqual(['T-1-T2']);
    expect(await fetchCodes('ben', ids.design)).toEqual(['T-2-T1', 'T-2-T2']);
    expect(await fetchBooking('leo')).toEqual({ projectId: ids.design, taskId: ids.draw });
    const { defaultProject } = await server.request('leo', 'getClockWorkDay', {
      path: { date: now.slice(0, 10) },
    });
    expect(defaultProject).toMatchObject({ projectId: ids.design, taskId: ids.draw });
  });

  it('moving a task requires owning both projects', async () => {
    expect(await server.expectError('ben', 'moveProjectTask', move(ids.design))).toMatchObject({
      status: 403,
      code: 'notProjectOwner',
    });
    expect((await server.expectError('leo', 'moveProjectTask', move(ids.icons))).status).toBe(403);
  });

  it('moving a task to its own project or to an unknown one is rejected', async () => {
    expect(await server.expectError('ben', 'moveProjectTask', move(ids.portal))).toMatchObject({
      status: 409,
      code: 'taskIsThere',
    });
    expect((await server.expectError('ben', 'moveProjectTask', move(ids.unknown))).status).toBe(
      404,
    );
    const taskless = move(ids.portal, ids.unknown);
    expect((await server.expectError('ben', 'moveProjectTask', taskless)).status).toBe(404);
  });
});

describe('converting a task to a project', () => {
  const convert = (more: object = {}) => ({
    body: {
      projectId: ids.portal,
      taskId: ids.draw,
      taskName: 'Drawings',
      taskDescription: 'All drawings',
      ...more,
    },
  });

  it('converting a task to a project removes it from the task list and adds it as a sub-project', async () => {
    const { projectDetail, successMessages } = await server.request(
      'ben',
      'convertTaskToProject',
      convert(),
    );
    expect(successMessages).toEqual(['The task was converted to a project.']);
    expect(projectDetail).toMatchObject({
      name: 'Drawings',
      description: 'All drawings',
      code: 'T-1-1',
      ownedBy: 'Ben Okafor',
      isLinked: true,
      tasks: [],
    });
    expect(await fetchCodes('ben', ids.portal)).toEqual(['T-1-T2']);
    const { subProjects } = await server.request('ben', 'getProject', { path: { id: ids.portal } });
    expect(subProjects.map(({ name }) => name)).toEqual(['Drawings', 'Design']);
  });

  it('converting a task makes it a main project when requested', async () => {
    const { projectDetail } = await server.request(
      'ben',
      'convertTaskToProject',
      convert({ isMainProject: true }),
    );
    expect(projectDetail.isLinked).toBe(false);
    const { subProjects, parentProject } = await server.request('ben', 'getProject', {
      path: { id: projectDetail.id },
    });
    expect([subProjects, parentProject]).toEqual([[], null]);
    expect(await fetchCodes('ben', ids.portal)).toEqual(['T-1-T2']);
  });

  it('converting a task takes its time along, and people who booked it become members and are notified', async () => {
    const { projectDetail } = await server.request(
      'ben',
      'convertTaskToProject',
      convert({ isMainProject: true }),
    );
    const { id } = projectDetail;
    expect(await fetchBooking('leo')).toEqual({ projectId: id, taskId: null });
    expect(
      projectDetail.members.map(({ fullName, timeEffortAsString }) => [
        fullName,
        timeEffortAsString,
      ]),
    ).toEqual([
      ['Ben Okafor', '1 Hrs 0 m'],
      ['Leo Park', '0 Hrs 30 m'],
    ]);
    expect(await listNotifications(server, 'leo')).toMatchObject([
      { type: 'taskConverted', taskName: 'Draw', projectName: 'Drawings', projectId: id },
    ]);
    expect(await listNotifications(server, 'ben')).toEqual([]);
  });

  it('converted tasks get consecutive codes', async () => {
    const first = await server.request('ben', 'convertTaskToProject', convert());
    const second = await server.request(
      'ben',
      'convertTaskToProject',
      convert({ taskId: ids.review }),
    );
    const codes = [first, second].map(({ projectDetail }) => projectDetail.code);
    expect(codes).toEqual(['T-1-1', 'T-1-2']);
  });

  it('converting is rejected for others, twice, without a name, and for a task of another project', async () => {
    const expectError = (personId: string, more: object = {}) =>
      server.expectError(personId, 'convertTaskToProject', convert(more));
    expect((await expectError('leo')).code).toBe('notProjectOwner');
    expect((await expectError('ben', { taskName: ' ' })).fieldErrors).toHaveProperty('taskName');
    const other = await expectError('ben', { projectId: ids.design });
    expect(other).toMatchObject({ status: 400, code: 'taskUnknown' });
    await server.request('ben', 'convertTaskToProject', convert());
    expect((await expectError('ben')).status).toBe(404);
  });
});
