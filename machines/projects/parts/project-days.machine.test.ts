import { beforeEach, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { createOwnProject, startPart } from './project-part.suite.ts';
import { projectDaysMachine } from './project-days.machine.ts';
import { testModel } from './project-days.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

it('the days of a project that could not be loaded are loaded on request', async () => {
  const id = await createOwnProject('DAYS-1');
  const { actor } = await startPart(projectDaysMachine, id);
  await waitFor(actor, (state) => state.matches('shown'));
  expect(actor.getSnapshot().context.days?.days).toEqual([]);
  const { detail } = actor.getSnapshot().context;
  server.setScenario(down);
  const booked = { ...detail, project: { ...detail.project, ownSeconds: 60 } };
  actor.send({ type: 'project.updated', detail: booked });
  await waitFor(actor, (state) => state.matches('failed'));
  expect(actor.getSnapshot().context.cause).toBe('down');
  server.setScenario(healthy);
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('shown'));
});
