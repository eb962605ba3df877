import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { toStoredTask } from './pasted-lines.ts';
import { taskQuickAddMachine } from './task-quick-add.machine.ts';
import { testModel } from './task-quick-add.test-model.ts';

testPaths(testModel);

it('stored tasks are added once, even if they were sent before', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const projectId = crypto.randomUUID();
  await api.createProject({ body: { id: projectId, code: 'KIT-1', name: 'Kit', description: '' } });
  const review = toStoredTask({ name: 'Review', description: '' });
  await api.createProjectTask({
    body: { projectId, id: review.id, taskName: 'Review', taskDescription: '' },
  });
  const input = { projectId, report: { send: () => undefined } };
  const actor = createActor(taskQuickAddMachine, { input }).start();
  const tasks = [review, toStoredTask({ name: 'Print', description: '' })];
  actor.send({ type: 'draft.found', name: 'Te', tasks });
  expect(actor.getSnapshot().context).toMatchObject({ name: 'Te', queue: [] });
  actor.send({ type: 'draft.restore' });
  await waitFor(actor, ({ context }) => context.queue.length === 0 && context.lastName === 'Print');
  const { project } = await api.getProject({ path: { id: projectId } });
  expect(project.tasks.map(({ taskName }) => taskName)).toEqual(['Review', 'Print']);
});

it('discarded stored tasks are not sent, and a typed name is not replaced', () => {
  const input = { projectId: crypto.randomUUID(), report: { send: () => undefined } };
  const actor = createActor(taskQuickAddMachine, { input }).start();
  actor.send({ type: 'name.typed', name: 'Draft' });
  const tasks = [toStoredTask({ name: 'Review', description: '' })];
  actor.send({ type: 'draft.found', name: 'Te', tasks });
  expect(actor.getSnapshot().context.name).toBe('Draft');
  actor.send({ type: 'draft.discard' });
  expect(actor.getSnapshot().context).toMatchObject({ stored: [], queue: [] });
});

it('the quick add sends neither a name nor pasted lines without a project', () => {
  const input = { projectId: '', report: { send: () => undefined } };
  const actor = createActor(taskQuickAddMachine, { input }).start();
  actor.send({ type: 'name.typed', name: 'Draft' });
  actor.send({ type: 'task.submit' });
  actor.send({ type: 'lines.pasted', text: 'Review\nPrint' });
  expect(actor.getSnapshot().can({ type: 'paste.confirm' })).toBe(false);
  actor.send({ type: 'paste.cancel' });
  expect(actor.getSnapshot().context).toMatchObject({ name: 'Draft', queue: [] });
});
