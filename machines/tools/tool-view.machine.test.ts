import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './tool-view.guide.ts';
import { toolViewMachine } from './tool-view.machine.ts';

provePaths(guide);

const viewed = async (id: string) => {
  const actor = createActor(toolViewMachine, { input: { id } }).start();
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

it('the view shows a tool with its description and licence', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const tool = (await api.getTools({})).listTools.find(({ name }) => name === 'Vector Draw');
  const { value, context } = await viewed(tool?.id ?? '');
  expect(value).toBe('shown');
  expect(context.record).toMatchObject({
    description: 'Drawings for print and for the web.',
    license: true,
  });
});

it('a tool that is not there is not found', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  expect((await viewed('6f1c2a10-0000-4000-8000-0000000009ff')).value).toBe('notFound');
});
