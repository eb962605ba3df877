import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { employeeViewMachine } from './employee-view.machine.ts';
import { testModel } from './employee-view.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

async function view(id: string) {
  const actor = createActor(employeeViewMachine, { input: { id } }).start();
  return waitFor(actor, (state) => !state.hasTag('busy'));
}

it('the view shows an employee with the name of the manager', async () => {
  const { value, context } = await view('employee-ben');
  expect(value).toBe('shown');
  expect(context.record).toMatchObject({ fullName: 'Ben Okafor', reportingTo: 'Grace Kim' });
});

it.each(['employee-nobody', '00000000-0000-0000-0000-000000000000', 'x'.repeat(64)])(
  'the view of the unknown employee %s is not found',
  async (id) => {
    expect((await view(id)).value).toBe('notFound');
  },
);

it('the view is unavailable while the server is down', async () => {
  server.setScenario(down);
  expect((await view('employee-ben')).value).toBe('unavailable');
});
