import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import type { ProjectPartReport } from '../parts/project-part.ts';
import { inOrder } from './project-task.ts';
import { projectTasksMachine } from './project-tasks.machine.ts';
import { testModel } from './project-tasks.test-model.ts';
import { withChanges } from './task-change.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ben', 'aster');
});

/** A new project of Ben with tasks of these names, and its part. */
async function opened(...names: string[]) {
  const id = crypto.randomUUID();
  const code = `T-${id.slice(0, 8)}`;
  await api.createProject({ body: { id, name: 'Tests', code, description: '' } });
  for (const taskName of names) {
    await api.createProjectTask({ body: { projectId: id, taskName, taskDescription: '' } });
  }
  const load = () => api.getProject({ path: { id } });
  const reports: ProjectPartReport['type'][] = [];
  const report = { send: ({ type }: ProjectPartReport) => void reports.push(type) };
  const input = { detail: await load(), employeeId: 'employee-ben', clock: Date, report };
  const actor = createActor(projectTasksMachine, { input }).start();
  const stored = async () => inOrder((await load()).project.tasks);
  const shown = () => {
    const { tasks, pending } = actor.getSnapshot().context;
    return withChanges(tasks, pending);
  };
  const shownNames = () => shown().map(({ taskName }) => taskName);
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const find = (name: string) => {
    const task = shown().find(({ taskName }) => taskName === name);
    if (!task) throw new Error(`Expected a task ${name}, found ${shownNames().join()}.`);
    return task;
  };
  observed.calls.length = 0;
  return { id, actor, load, reports, stored, shown, shownNames, settled, find };
}

describe('the row of a task', () => {
  it('a status changes at once, and then on the server', async () => {
    const { actor, find, settled, stored, reports } = await opened('One', 'Two');
    actor.send({ type: 'status.change', taskId: find('One').taskId, status: 'inProgress' });
    actor.send({ type: 'status.change', taskId: find('One').taskId, status: 'done' });
    actor.send({ type: 'status.change', taskId: find('Two').taskId, status: 'blocked' });
    expect([find('One').status, find('Two').status]).toEqual(['done', 'blocked']);
    await settled();
    expect((await stored()).map(({ status }) => status)).toEqual(['done', 'blocked']);
    expect(reports).toEqual(['project.changed']);
  });

  it('a status that the server rejects is shown as before, and the project is loaded again', async () => {
    const { actor, find, settled, reports } = await opened('One');
    const { taskId } = find('One');
    const text = { taskName: 'Renamed', taskDescription: '' };
    await api.updateProjectTask({ body: { taskId, ...text } });
    actor.send({ type: 'status.change', taskId, status: 'done' });
    expect(find('One').status).toBe('done');
    await settled();
    expect(find('One').status).toBe('open');
    expect(reports).toEqual(['project.changed']);
  });

  it('a status that cannot be sent while the server is down is shown as before', async () => {
    const { actor, find, settled } = await opened('One');
    server.setScenario(down);
    actor.send({ type: 'status.change', taskId: find('One').taskId, status: 'done' });
    await settled();
    expect(find('One').status).toBe('open');
    server.setScenario(healthy);
  });

  it('a task is placed after another at once, and then on the server', async () => {
    const { actor, find, settled, stored, shownNames } = await opened('One', 'Two', 'Three');
    const place = (name: string, after: string | null) =>
      actor.send({
        type: 'task.place',
        taskId: find(name).taskId,
        afterTaskId: after && find(after).taskId,
      });
    place('Three', null);
    place('One', 'Two');
    expect(shownNames()).toEqual(['Three', 'Two', 'One']);
    await settled();
    expect((await stored()).map(({ taskName }) => taskName)).toEqual(['Three', 'Two', 'One']);
    expect(shownNames()).toEqual(['Three', 'Two', 'One']);
  });

  it('a response that was loaded before a change does not undo it', async () => {
    const { actor, find, settled, load } = await opened('One');
    const detail = await load();
    actor.send({ type: 'status.change', taskId: find('One').taskId, status: 'done' });
    await settled();
    actor.send({ type: 'project.updated', detail });
    expect(find('One').status).toBe('done');
    actor.send({ type: 'project.updated', detail: await load() });
    expect(find('One').status).toBe('done');
  });
});

describe('the dialogs of a task', () => {
  it('a task of the address is opened, an unknown one is reported, and none closes the dialog', async () => {
    const { actor, find } = await opened('One');
    const closed: string[] = [];
    actor.on('task.closed', ({ type }) => void closed.push(type));
    actor.send({ type: 'task.opened', taskId: crypto.randomUUID() });
    expect(actor.getSnapshot().context.isTaskMissing).toBe(true);
    actor.send({ type: 'task.opened', taskId: find('One').taskId });
    expect(actor.getSnapshot().matches({ dialog: 'editing' })).toBe(true);
    expect(actor.getSnapshot().context.isTaskMissing).toBe(false);
    actor.send({ type: 'task.opened', taskId: null });
    expect(actor.getSnapshot().matches({ dialog: 'closed' })).toBe(true);
    expect(closed).toEqual(['task.closed']);
  });

  it('an edited task is saved against the version that was loaded', async () => {
    const { actor, find, stored, reports } = await opened('One');
    actor.send({ type: 'EDIT', task: find('One') });
    const dialog = actor.getSnapshot().children.task;
    const change = { taskName: 'Edited', estimate: '1.5', assigneeId: 'employee-ben' };
    dialog?.send({ type: 'form.changed', change });
    dialog?.send({ type: 'form.changed', change: { startOn: '2026-03-02', dueOn: '2026-03-01' } });
    dialog?.send({ type: 'SAVE' });
    expect(dialog?.getSnapshot().context.errors).toEqual({ dueOn: { rule: 'beforeStart' } });
    dialog?.send({ type: 'form.changed', change: { startOn: '2026-03-01' } });
    dialog?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches({ dialog: 'closed' }));
    expect(await stored()).toMatchObject([
      { taskName: 'Edited', estimateInSeconds: 5400, assigneeName: 'Ben Okafor', version: 2 },
    ]);
    expect(reports).toEqual(['project.changed']);
  });

  it('a dialog opens when the changed status of its task is stored', async () => {
    const { actor, find, stored } = await opened('One');
    const { taskId } = find('One');
    actor.send({ type: 'status.change', taskId, status: 'inProgress' });
    actor.send({ type: 'task.opened', taskId });
    expect(actor.getSnapshot().matches({ dialog: 'opening' })).toBe(true);
    await waitFor(actor, (state) => state.matches({ dialog: 'editing' }));
    const dialog = actor.getSnapshot().children.task;
    dialog?.send({ type: 'form.changed', change: { taskName: 'Edited' } });
    dialog?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches({ dialog: 'closed' }));
    expect(await stored()).toMatchObject([{ taskName: 'Edited', status: 'inProgress' }]);
  });

  it('a task that someone else has changed is compared before it is saved', async () => {
    const { actor, find } = await opened('One');
    const { taskId } = find('One');
    actor.send({ type: 'EDIT', task: find('One') });
    await api.updateProjectTask({ body: { taskId, taskName: 'Theirs', taskDescription: '' } });
    const dialog = actor.getSnapshot().children.task;
    dialog?.send({ type: 'form.changed', change: { taskName: 'Mine' } });
    dialog?.send({ type: 'SAVE' });
    if (!dialog) throw new Error('Expected an open dialog.');
    const { context } = await waitFor(dialog, (state) => state.hasTag('stale'));
    expect(context.theirFields).toEqual(['taskName']);
    expect(context.form.taskName).toBe('Mine');
  });

  it('a deleted task leaves the list, and its project is loaded again', async () => {
    const { actor, find, shownNames, stored, reports } = await opened('One', 'Two');
    actor.send({ type: 'DELETE', task: find('One') });
    actor.getSnapshot().children.deletion?.send({ type: 'YES' });
    await waitFor(actor, (state) => state.matches({ dialog: 'closed' }));
    expect(shownNames()).toEqual(['Two']);
    expect(await stored()).toHaveLength(1);
    expect(reports).toEqual(['project.changed']);
  });

  it('a task moves to another project of the person, not to its own', async () => {
    const target = await opened();
    const { actor, find, id, shownNames } = await opened('One');
    actor.send({ type: 'MOVE', task: find('One') });
    const move = actor.getSnapshot().children.move;
    move?.send({ type: 'SAVE' });
    expect(move?.getSnapshot().context.error).toBe('none');
    move?.send({ type: 'target.selected', target: { id, label: 'Here' } });
    move?.send({ type: 'SAVE' });
    expect(move?.getSnapshot().context.error).toBe('same');
    move?.send({ type: 'target.selected', target: { id: target.id, label: 'There' } });
    move?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches({ dialog: 'closed' }));
    expect(shownNames()).toEqual([]);
    expect((await target.stored()).map(({ taskName }) => taskName)).toEqual(['One']);
  });

  it('a task becomes a sub-project or a main project', async () => {
    const { actor, find, load, shownNames } = await opened('One', 'Two');
    for (const [name, isMainProject] of [
      ['One', false],
      ['Two', true],
    ] as const) {
      actor.send({ type: 'CONVERT', task: find(name) });
      const conversion = actor.getSnapshot().children.conversion;
      conversion?.send({ type: 'form.changed', change: { taskName: ' ' } });
      conversion?.send({ type: 'SAVE' });
      expect(conversion?.getSnapshot().context.errors).toHaveProperty('taskName');
      const change = { taskName: `Project ${name}`, isMainProject };
      conversion?.send({ type: 'form.changed', change });
      conversion?.send({ type: 'SAVE' });
      await waitFor(actor, (state) => state.matches({ dialog: 'closed' }));
    }
    expect(shownNames()).toEqual([]);
    const { subProjects } = await load();
    expect(subProjects.map(({ name }) => name)).toEqual(['Project One']);
  });
});

describe('the line for new tasks', () => {
  const lineIn = ({ actor }: Awaited<ReturnType<typeof opened>>) => {
    const line = actor.getSnapshot().children.quickAdd;
    if (!line) throw new Error('Expected the line for new tasks to run.');
    return line;
  };

  it('names that are typed one after the other become tasks in this order', async () => {
    const part = await opened();
    const line = lineIn(part);
    for (const name of ['One', '  ', 'Two']) {
      line.send({ type: 'name.typed', name });
      line.send({ type: 'task.submit' });
    }
    expect(line.getSnapshot().context.queue.map(({ name }) => name)).toEqual(['One', 'Two']);
    await waitFor(line, (state) => state.matches({ queue: 'empty' }));
    expect(part.shownNames()).toEqual(['One', 'Two']);
    expect(part.reports).toEqual(['project.changed']);
  });

  it('pasted lines become tasks after a confirmation, without the marks of a list', async () => {
    const part = await opened();
    const line = lineIn(part);
    line.send({ type: 'lines.pasted', text: '- One\r\n\r\n* [ ] Two\n3. Three' });
    expect(line.getSnapshot().context.lines).toEqual(['One', 'Two', 'Three']);
    line.send({ type: 'paste.cancel' });
    expect(line.getSnapshot().context.queue).toEqual([]);
    line.send({ type: 'lines.pasted', text: 'One\nTwo' });
    line.send({ type: 'paste.confirm' });
    await waitFor(line, (state) => state.matches({ queue: 'empty' }));
    expect((await part.stored()).map(({ taskName }) => taskName)).toEqual(['One', 'Two']);
  });

  it('too many pasted lines cannot be confirmed', async () => {
    const line = lineIn(await opened());
    line.send({
      type: 'lines.pasted',
      text: Array.from({ length: 201 }, (_, at) => at).join('\n'),
    });
    expect(line.getSnapshot().can({ type: 'paste.confirm' })).toBe(false);
    line.send({ type: 'paste.cancel' });
    line.send({
      type: 'lines.pasted',
      text: Array.from({ length: 200 }, (_, at) => at).join('\n'),
    });
    expect(line.getSnapshot().can({ type: 'paste.confirm' })).toBe(true);
  });

  it('a name that cannot be sent stays, and is sent once when it is tried again', async () => {
    const part = await opened();
    const line = lineIn(part);
    server.setScenario(down);
    line.send({ type: 'name.typed', name: 'One' });
    line.send({ type: 'task.submit' });
    await waitFor(line, (state) => state.hasTag('failed'));
    line.send({ type: 'name.typed', name: 'Two' });
    line.send({ type: 'task.submit' });
    expect(line.getSnapshot().context.queue.map(({ name }) => name)).toEqual(['One', 'Two']);
    server.setScenario(healthy);
    line.send({ type: 'retry' });
    await waitFor(line, (state) => state.matches({ queue: 'empty' }));
    expect((await part.stored()).map(({ taskName }) => taskName)).toEqual(['One', 'Two']);
  });

  it('a line that is too long for a name is cut, and stays in full in the description', async () => {
    const part = await opened();
    const line = lineIn(part);
    const long = 'x'.repeat(300);
    line.send({ type: 'name.typed', name: long });
    line.send({ type: 'task.submit' });
    await waitFor(line, (state) => state.matches({ queue: 'empty' }));
    const [task] = await part.stored();
    expect(task?.taskName).toHaveLength(250);
    expect(task?.taskDescription).toBe(long);
  });
});
