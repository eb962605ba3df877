import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './service-view.guide.ts';
import { serviceViewMachine } from './service-view.machine.ts';

provePaths(guide);

const viewed = async (id: string) => {
  const actor = createActor(serviceViewMachine, { input: { id } }).start();
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

it('the view shows a service, with who changed it last and when', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const listed = (await api.getServices({})).service.find(({ name }) => name === 'Cloud backup');
  const { value, context } = await viewed(listed?.id ?? '');
  expect(value).toBe('shown');
  expect(context.record).toMatchObject({
    name: 'Cloud backup',
    changedBy: expect.stringMatching(/\w/),
    changedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('a service that is not there is not found', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  expect((await viewed('6f1c2a10-0000-4000-8000-0000000009ff')).value).toBe('notFound');
});

it('a service that cannot be read is unavailable, silently', async () => {
  const server = await createNodeServer();
  server.setScenario(down);
  connectAs(server, 'ava', 'aster');
  expect((await viewed('6f1c2a10-0000-4000-8000-0000000009ff')).value).toBe('unavailable');
});
