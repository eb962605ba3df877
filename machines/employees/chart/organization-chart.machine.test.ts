import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { organizationChartMachine } from './organization-chart.machine.ts';
import { buildChartLines } from './organization-chart.ts';
import { testModel } from './organization-chart.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

async function open() {
  const actor = createActor(organizationChartMachine).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  const lines = () => {
    const { chart, expanded } = actor.getSnapshot().context;
    return buildChartLines(chart?.people ?? [], new Set(expanded));
  };
  return { actor, lines };
}

it('the chart shows everyone once all branches are open', async () => {
  const { actor, lines } = await open();
  actor.send({ type: 'branches.expand' });
  expect(lines()).toHaveLength(actor.getSnapshot().context.chart?.totalCount ?? 0);
});

it('a found person is visible although the branch was closed', async () => {
  const { actor, lines } = await open();
  actor.send({ type: 'branches.collapse' });
  expect(lines().some(({ id }) => id === 'employee-ben')).toBe(false);
  actor.send({ type: 'person.reveal', id: 'employee-ben' });
  expect(lines().some(({ id }) => id === 'employee-ben')).toBe(true);
});

it('the chart is loaded again after a person was moved', async () => {
  const { actor } = await open();
  const person = actor.getSnapshot().context.chart?.people.find(({ id }) => id === 'employee-ben');
  if (!person) throw new Error('The demo data must have Ben.');
  const manager = { id: 'employee-hugo', label: 'Hugo Silva' };
  actor.send({ type: 'person.move', move: { person, manager } });
  const { move } = actor.getSnapshot().children;
  if (!move) throw new Error('The dialog must be open.');
  await waitFor(move, (state) => state.matches('confirming'));
  move.send({ type: 'SAVE' });
  await waitFor(actor, (state) => state.matches({ loaded: 'resting' }));
  const moved = actor.getSnapshot().context.chart?.people.find(({ id }) => id === 'employee-ben');
  expect(moved?.managerId).toBe('employee-hugo');
});

it('the chart is unavailable while the server is down', async () => {
  server.setScenario(down);
  expect((await open()).actor.getSnapshot().value).toBe('unavailable');
});
