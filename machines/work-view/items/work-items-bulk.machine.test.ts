import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import type { WorkItem, WorkItemFields } from './work-item.ts';
import { exampleImpediment, exampleItem } from '../work-view.fixtures.ts';
import { workItemsBulkMachine } from './work-items-bulk.machine.ts';
import { testModel } from './work-items-bulk.test-model.ts';

testPaths(testModel);

it('impediments and tasks that the person may not change are not selected', () => {
  const actor = createActor(workItemsBulkMachine, {
    input: { report: { send: () => undefined } },
  }).start();
  const locked = exampleItem({ id: 'locked', isEditable: false, editBlock: 'notMember' });
  actor.send({ type: 'rows.select', rows: [exampleItem(), exampleImpediment(), locked] });
  expect(actor.getSnapshot().context.selection).toEqual([exampleItem()]);
  expect(actor.getSnapshot().can({ type: 'rows.select', rows: [locked] })).toBe(false);
});

describe('tasks that are changed together', () => {
  const names = ['Trim the lamp', 'Paint the door', 'Wind the clock'];
  let server: ServerWithScenario;
  let observed: Observed;
  let projectId: string;
  let reports: number;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
    projectId = crypto.randomUUID();
    await api.createProject({
      body: { id: projectId, code: 'BULK-1', name: 'Lighthouse', description: '' },
    });
    for (const taskName of names) {
      await api.createProjectTask({ body: { projectId, taskName, taskDescription: '' } });
    }
    reports = 0;
  });

  const load = () =>
    api.searchWorkItems({
      body: { scope: 'all', projectIds: [projectId], page: 1, pageSize: 50, sort: null },
    });

  async function listValues(name: 'status' | 'dueOn') {
    const { project } = await api.getProject({ path: { id: projectId } });
    return project.tasks.map((task) => task[name]);
  }

  async function opened() {
    const actor = createActor(workItemsBulkMachine, {
      input: { report: { send: () => (reports += 1) } },
    }).start();
    const response = await load();
    const rows = names.map(
      (name) => response.items.find(({ title }) => title === name) as WorkItem,
    );
    actor.send({ type: 'rows.select', rows });
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    const change = (fields: WorkItemFields) => {
      actor.send({ type: 'change.request', fields });
      return settled();
    };
    const press = (type: 'change.retry' | 'change.undo') => {
      actor.send({ type });
      return settled();
    };
    return { actor, rows, change, press };
  }

  /** Changes a task by a request of another page. */
  async function update({ id: taskId, title, version }: WorkItem, fields: WorkItemFields) {
    await api.updateProjectTask({
      body: { taskId, taskName: title, taskDescription: '', version, ...fields },
    });
  }

  /** Someone else changes the first task. */
  const changeFirst = (task: WorkItem) =>
    update({ ...task, title: `${task.title}s` }, { status: 'blocked' });

  it('all of them get the value with a call each, and their former ones by Undo', async () => {
    const { rows, change, press } = await opened();
    const dueOn = '2027-03-05';
    const { context } = await change({ dueOn });
    expect(await listValues('dueOn')).toEqual([dueOn, dueOn, dueOn]);
    expect(context).toMatchObject({ selection: [], failed: [], restored: null });
    expect((await press('change.undo')).context).toMatchObject({ restored: 3, restoring: [] });
    expect(await listValues('dueOn')).toEqual(rows.map((row) => row.dueOn));
    expect(reports).toBe(2);
  });

  it('they are assigned to a member, and by Undo to their former persons', async () => {
    const { project } = await api.getProject({ path: { id: projectId } });
    const personId = project.members[0]?.employeeId ?? '';
    const listPeople = async () => (await load()).items.map((item) => item.personId ?? null);
    const { change, press } = await opened();
    const former = await listPeople();
    expect(former).not.toContain(personId);
    await change({ personId });
    expect(await listPeople()).toEqual([personId, personId, personId]);
    await press('change.undo');
    expect(await listPeople()).toEqual(former);
  });

  it('a task that has the value already is neither sent nor restored', async () => {
    const { items } = await load();
    const [first] = items;
    await update(first as WorkItem, { status: 'done' });
    const { change, press } = await opened();
    observed.calls.length = 0;
    const { context } = await change({ status: 'done' });
    expect(observed.calls).toHaveLength(2);
    expect(context).toMatchObject({ selection: [], failed: [] });
    await press('change.undo');
    const after = (await load()).items;
    expect(after.find(({ id }) => id === first?.id)?.status).toBe('done');
    expect(after.filter(({ status }) => status === 'open')).toHaveLength(2);
  });

  it('one that someone else has changed stays selected with the reason, and the others change', async () => {
    const { actor, rows, change, press } = await opened();
    await changeFirst(rows[0] as WorkItem);
    const { context } = await change({ status: 'inProgress' });
    expect(await listValues('status')).toEqual(['blocked', 'inProgress', 'inProgress']);
    expect(context.selection.map(({ title }) => title)).toEqual([names[0]]);
    expect(context.failed.map(({ failure }) => failure.kind)).toEqual(['conflict']);
    actor.send({ type: 'items.loaded', response: await load() });
    expect((await press('change.retry')).context).toMatchObject({ failed: [], selection: [] });
    expect(await listValues('status')).toEqual(['inProgress', 'inProgress', 'inProgress']);
    const { project } = await api.getProject({ path: { id: projectId } });
    expect(project.tasks[0]?.taskName).toBe(`${names[0]}s`);
    await press('change.undo');
    expect(await listValues('status')).toEqual(['open', 'open', 'open']);
  });

  it('Undo leaves alone what someone else has changed since, and says why', async () => {
    const { rows, change, press } = await opened();
    await change({ status: 'inProgress' });
    const response = await load();
    const first = response.items.find(({ id }) => id === rows[0]?.id) as WorkItem;
    await changeFirst(first);
    const { context } = await press('change.undo');
    expect(context).toMatchObject({ restored: 2, restoring: [] });
    expect(context.failed.map(({ failure }) => failure.kind)).toEqual(['conflict']);
    expect(await listValues('status')).toEqual(['blocked', 'open', 'open']);
  });

  it('while the server is down, one call says so for all, and they are sent again later', async () => {
    const { change, press } = await opened();
    server.setScenario(down);
    observed.calls.length = 0;
    const { context } = await change({ status: 'done' });
    expect(observed.calls).toHaveLength(1);
    expect(context.failed).toHaveLength(3);
    expect(context.selection).toHaveLength(3);
    server.setScenario(healthy);
    await press('change.retry');
    expect(await listValues('status')).toEqual(['done', 'done', 'done']);
  });

  it('an Undo that the server does not receive is offered again', async () => {
    const { change, press } = await opened();
    await change({ status: 'done' });
    server.setScenario(down);
    expect((await press('change.undo')).context).toMatchObject({ restored: 0 });
    server.setScenario(healthy);
    expect((await press('change.undo')).context).toMatchObject({ restored: 3, failed: [] });
    expect(await listValues('status')).toEqual(['open', 'open', 'open']);
  });

  it('one that the server rejects is named with its reason, and the others change', async () => {
    const { items } = await load();
    await update(items.find(({ title }) => title === names[1]) as WorkItem, {
      startOn: '2027-03-01',
    });
    const { change } = await opened();
    const { context } = await change({ dueOn: '2027-02-01' });
    expect(context.failed).toMatchObject([
      { change: { item: { title: names[1] } }, failure: { message: expect.stringMatching(/\w/) } },
    ]);
    expect(await listValues('dueOn')).toEqual(['2027-02-01', null, '2027-02-01']);
  });
});
