import { beforeEach, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { projectHistoryMachine } from './project-history.machine.ts';
import { testModel } from './project-history.test-model.ts';
import { createOwnProject, startPart } from './project-part.suite.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

const addTask = (projectId: string, taskName: string) =>
  api.createProjectTask({ body: { projectId, taskName, taskDescription: '' } });

it('the history is requested once it is opened, and follows the project', async () => {
  const id = await createOwnProject('HIST-1');
  const { actor } = await startPart(projectHistoryMachine, id);
  expect(actor.getSnapshot().value).toBe('unopened');
  actor.send({ type: 'history.open' });
  const first = await waitFor(actor, (state) => state.matches('shown'));
  expect(first.context.changes.map(({ subject }) => subject)).toContain('project');
  await addTask(id, 'Write the offer');
  actor.send({ type: 'project.updated', detail: first.context.detail });
  const later = await waitFor(
    actor,
    (state) => state.matches('shown') && state.context.total > first.context.total,
  );
  expect(later.context.changes[0]).toMatchObject({ subject: 'task', name: 'Write the offer' });
  expect(later.context.changes.slice(1)).toEqual(first.context.changes);
});

it('older changes load on request, and a failure leaves those that are shown', async () => {
  const id = await createOwnProject('HIST-2');
  for (let at = 1; at <= 25; at += 1) await addTask(id, `Task ${at}`);
  const { actor } = await startPart(projectHistoryMachine, id);
  actor.send({ type: 'history.open' });
  await waitFor(actor, (state) => state.matches('shown'));
  expect(actor.getSnapshot().context.changes).toHaveLength(20);
  server.setScenario(down);
  actor.send({ type: 'more' });
  await waitFor(actor, (state) => state.matches('unavailable'));
  expect(actor.getSnapshot().context.changes).toHaveLength(20);
  server.setScenario(healthy);
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('shown'));
  const { changes, total } = actor.getSnapshot().context;
  expect([changes.length, changes.at(-1)?.action]).toEqual([total, 'added']);
  expect(new Set(changes.map((change) => change.id)).size).toBe(total);
});
