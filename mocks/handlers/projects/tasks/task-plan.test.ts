import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { entry, findEntries, now, retainOnly, uuid } from '../../../testing/timesheets.ts';
import { addMember, changeEmployee, employee, givenProjects, ids } from '../projects.fixtures.ts';

/** Source: PROJ-063, PROJ-041, PROJ-074. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const text = { taskName: 'Test', taskDescription: '' };
const create = (body: object = {}, personId = 'ben') =>
  server.request(personId, 'createProjectTask', {
    body: { projectId: ids.portal, ...text, ...body },
  });
const rejectCreate = (body: object) =>
  server.expectError('ben', 'createProjectTask', {
    body: { projectId: ids.portal, ...text, ...body },
  });
const update = (body: object, personId = 'ben') =>
  server.request(personId, 'updateProjectTask', { body: { taskId: ids.draw, ...text, ...body } });
const getTask = async (id: string, personId = 'ben') =>
  (await server.request(personId, 'getProjectTask', { path: { id } })).task;
const listTasks = async (id = ids.portal) =>
  (await server.request('ben', 'getProject', { path: { id } })).project.tasks;
const remove = (id: string) => server.request('ben', 'deleteProjectTask', { path: { id } });
const own = (projectId: string, from: string) =>
  server.request(from, 'changeProjectOwner', {
    query: { projectId, employeeId: employee('ben') },
  });

const plan = {
  status: 'inProgress',
  assigneeId: employee('leo'),
  startOn: '2026-03-02',
  dueOn: '2026-03-13',
  estimateInSeconds: 14_400,
};

describe('the plan of a task', () => {
  it('a new task is open, without a plan, and created by someone', async () => {
    const { taskId } = await create();
    expect(await getTask(taskId)).toMatchObject({
      status: 'open',
      assigneeId: null,
      assigneeName: null,
      startOn: null,
      dueOn: null,
      estimateInSeconds: null,
      createdOn: new Date(now).toISOString(),
      createdBy: 'Ben Okafor',
      timeInSeconds: 0,
      runningCount: 0,
    });
  });

  it('a task is created with a plan; what an update leaves out stays, and null clears it', async () => {
    const { taskId } = await create(plan);
    const made = await getTask(taskId);
    expect(made).toMatchObject({ ...plan, assigneeName: 'Leo Park' });
    const { task } = await update({ taskId, status: 'done', version: 1 }, 'leo');
    expect(task).toMatchObject({ ...plan, status: 'done', version: 2 });
    const none = { assigneeId: null, startOn: null, dueOn: null, estimateInSeconds: null };
    expect((await update({ taskId, ...none, version: 2 })).task).toMatchObject({
      ...none,
      status: 'done',
    });
    const stale = { taskId, ...text, version: 2 };
    expect(await server.expectError('leo', 'updateProjectTask', { body: stale })).toMatchObject({
      status: 409,
      code: 'changedByOther',
    });
  });

  it('a due date before the start is rejected, against the stored one as well', async () => {
    const late = { startOn: '2026-03-14', dueOn: '2026-03-13' };
    expect((await rejectCreate(late)).fieldErrors).toHaveProperty('dueOn');
    expect((await rejectCreate({ startOn: '0001-03-14' })).code).toBe('projectDayTooEarly');
    await update({ startOn: '2026-03-14' });
    const body = { taskId: ids.draw, ...text, dueOn: '2026-03-13' };
    const rejected = await server.expectError('ben', 'updateProjectTask', { body });
    expect(rejected).toMatchObject({ status: 400, code: 'taskDueBeforeStart' });
    await update({ dueOn: '2026-03-14' });
    const start = { taskId: ids.draw, ...text, startOn: '2026-03-15' };
    const other = await server.expectError('ben', 'updateProjectTask', { body: start });
    expect(other.fieldErrors).toHaveProperty('startOn');
  });

  it('a task is assigned to the owner or an active member only', async () => {
    await create({ assigneeId: employee('ben') });
    for (const assigneeId of [employee('grace'), 'nobody']) {
      const rejected = await rejectCreate({ assigneeId });
      expect(rejected.status).toBe(400);
      expect(rejected.fieldErrors).toHaveProperty('assigneeId');
    }
    const { taskId } = await create({ assigneeId: employee('leo') });
    await server.request('ben', 'removeProjectMember', {
      query: { projectId: ids.portal, employeeId: employee('leo') },
    });
    expect((await rejectCreate({ assigneeId: employee('leo') })).code).toBe('assigneeNoMember');
    // Who was assigned before stays so until someone else is.
    const { task } = await update({ taskId, assigneeId: employee('leo'), status: 'blocked' });
    expect(task).toMatchObject({ assigneeName: 'Leo Park', status: 'blocked' });
  });

  it('a task has its own time in seconds, and counts the timers that run on it', async () => {
    const work = { projectId: ids.portal, taskId: ids.draw };
    await retainOnly(server, 'leo', [{ ...entry(2, '08:00', '08:30', work), endTime: null }]);
    const task = await getTask(ids.draw);
    expect(task.runningCount).toBe(1);
    expect(task.timeInSeconds).toBeGreaterThan(3600);
    const listed = (await listTasks()).find(({ taskId }) => taskId === ids.draw);
    expect(listed).toEqual(task);
  });
});

describe('a task with an id of the client', () => {
  it('a task that is sent twice is created once, and another one with its id is rejected', async () => {
    const body = { id: uuid(240), ...plan, taskDescription: ' Words. ' };
    const first = await create(body);
    expect(first).toMatchObject({ taskId: body.id, task: { ...plan, taskId: body.id } });
    expect(await create(body)).toEqual(first);
    const fromPicker = { body: { projectId: ids.portal, ...text, ...body } };
    const { task } = await server.request('ben', 'createTaskUnderProject', fromPicker);
    expect(task.taskId).toBe(body.id);
    expect(await listTasks()).toHaveLength(3);
    for (const other of [{ taskName: 'Other' }, { status: 'done' }, { assigneeId: null }]) {
      expect((await rejectCreate({ ...body, ...other })).status).toBe(409);
    }
    const elsewhere = { body: { ...fromPicker.body, assigneeId: null, projectId: ids.design } };
    await own(ids.design, 'grace');
    expect((await server.expectError('ben', 'createProjectTask', elsewhere)).status).toBe(409);
  });

  it('a task that was changed since is reported as saved when it is sent again', async () => {
    const body = { id: uuid(241) };
    await create(body);
    await update({ taskId: body.id, taskName: 'Changed' });
    expect(await rejectCreate(body)).toMatchObject({ status: 409, code: 'savedAlready' });
  });

  it('a task with the empty identifier is rejected', async () => {
    expect((await rejectCreate({ id: '00000000-0000-0000-0000-000000000000' })).status).toBe(400);
  });
});

describe('the code of a task', () => {
  it('the code of a deleted, a moved and a converted task is not used again', async () => {
    const getCode = async (id: string) => (await getTask(id)).taskCode;
    const { taskId: third } = await create();
    expect(await getCode(third)).toBe('T-1-T3');
    await remove(third);
    const { taskId: fourth } = await create();
    expect(await getCode(fourth)).toBe('T-1-T4');
    await own(ids.design, 'grace');
    await server.request('ben', 'moveProjectTask', {
      query: { projectId: ids.design, taskId: fourth },
    });
    const { taskId: fifth } = await create();
    expect(await getCode(fifth)).toBe('T-1-T5');
    const body = { projectId: ids.portal, taskId: fifth, ...text };
    await server.request('ben', 'convertTaskToProject', { body });
    expect(await getCode((await create()).taskId)).toBe('T-1-T6');
  });
});

describe('the order of tasks', () => {
  const ordered = async () =>
    (await listTasks())
      .toSorted((a, b) => ((a.order ?? '') < (b.order ?? '') ? -1 : 1))
      .map(({ taskCode }) => taskCode.slice(-2));
  const place = (taskId: string, afterTaskId: string | null, personId = 'leo') =>
    server.request(personId, 'reorderProjectTask', { body: { taskId, afterTaskId } });

  it('a task is placed first, between two others and last, without a new version', async () => {
    const { taskId } = await create();
    expect(await ordered()).toEqual(['T1', 'T2', 'T3']);
    const { task } = await place(taskId, null);
    expect(task.version).toBe(1);
    expect(await ordered()).toEqual(['T3', 'T1', 'T2']);
    await place(taskId, ids.draw);
    expect(await ordered()).toEqual(['T1', 'T3', 'T2']);
    await place(ids.draw, ids.review);
    expect(await ordered()).toEqual(['T3', 'T2', 'T1']);
    await create();
    expect(await ordered()).toEqual(['T3', 'T2', 'T1', 'T4']);
  });

  it('placing a task is rejected after itself, after one of another project, and for outsiders', async () => {
    for (const afterTaskId of [ids.draw, ids.sketch, ids.unknown]) {
      const body = { taskId: ids.draw, afterTaskId };
      expect((await server.expectError('ben', 'reorderProjectTask', { body })).status).toBe(400);
    }
    const body = { taskId: ids.draw, afterTaskId: null };
    expect((await server.expectError('ava', 'reorderProjectTask', { body })).status).toBe(403);
    expect((await server.expectError('grace', 'reorderProjectTask', { body })).status).toBe(404);
  });
});

describe('what moves with a task', () => {
  const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
  const setDefault = (personId: string, taskId: string) =>
    server.request(personId, 'saveDefaultProjectTask', { body: { ...settings, taskId } });
  const getDefault = (personId: string) =>
    server.store.transaction('read', (tx) =>
      tx.tenant('aster').get('clockWorkSettings', employee(personId)),
    );

  it('moving a task clears the default of those who do not see the target project', async () => {
    await own(ids.shop, 'grace');
    await addMember(server, ids.shop, 'ben');
    await setDefault('leo', ids.draw);
    await setDefault('ben', ids.draw);
    await server.request('ben', 'moveProjectTask', {
      query: { projectId: ids.shop, taskId: ids.draw },
    });
    expect(await getDefault('leo')).toMatchObject({ defaultProjectId: null, defaultTaskId: null });
    expect(await getDefault('ben')).toMatchObject({
      defaultProjectId: ids.shop,
      defaultTaskId: ids.draw,
    });
  });

  it('moving a task removes an assignee who is no member there, and names them', async () => {
    await own(ids.shop, 'grace');
    await update({ assigneeId: employee('leo') });
    const query = { projectId: ids.shop, taskId: ids.draw };
    const moved = await server.request('ben', 'moveProjectTask', { query });
    expect(moved.task).toMatchObject({ assigneeId: null, assigneeName: null });
    expect(moved.successMessages).toEqual([
      'The task was moved to T-6 Shop.',
      'Leo Park is not a member of T-6 Shop and is no longer assigned.',
    ]);
    await update({ assigneeId: employee('ben') });
    const back = await server.request('ben', 'moveProjectTask', {
      query: { ...query, projectId: ids.portal },
    });
    expect(back.task.assigneeId).toBe(employee('ben'));
    expect(back.successMessages).toHaveLength(1);
  });

  it('a timer that runs on a deleted task keeps running on the project', async () => {
    const work = { projectId: ids.portal, taskId: ids.draw };
    await retainOnly(server, 'leo', [{ ...entry(2, '08:00', '08:30', work), endTime: null }]);
    await remove(ids.draw);
    const [running] = await findEntries(server, 'leo');
    expect(running).toMatchObject({ endTime: null, projectId: ids.portal, taskId: null });
    const events = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('events'),
    );
    expect(events.findLast(({ type }) => type === 'timesChanged')).toMatchObject({
      to: 'leo',
      type: 'timesChanged',
      data: { entries: [{ id: running?.id, version: running?.version }], deletedIds: [] },
    });
  });

  it('a converted task brings along nobody who has left or was removed from its project', async () => {
    await server.request('ben', 'removeProjectMember', {
      query: { projectId: ids.portal, employeeId: employee('leo') },
    });
    await addMember(server, ids.portal, 'grace');
    const work = { projectId: ids.portal, taskId: ids.draw };
    await retainOnly(server, 'grace', [entry(3, '08:00', '09:00', work)]);
    await changeEmployee(server, 'grace', { isActive: false });
    await update({ dueOn: '2026-03-13' });
    const body = { projectId: ids.portal, taskId: ids.draw, ...text };
    const { projectDetail } = await server.request('ben', 'convertTaskToProject', { body });
    const active = projectDetail.members.filter(({ isActiveMember }) => isActiveMember);
    expect(active.map(({ employeeId }) => employeeId)).toEqual([employee('ben')]);
    expect(projectDetail.dueOn).toBe('2026-03-13');
    await changeEmployee(server, 'grace', { isActive: true });
  });
});
