import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './video-view.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

const open = (id: string) =>
  waitFor(
    createActor(testModel.machine, { input: { id } }).start(),
    (state) => !state.hasTag('busy'),
  );

it('the video is shown with the person who added it', async () => {
  const { videos } = await api.getVideos({});
  const { value, context } = await open(videos[0]?.id ?? '');
  expect(value).toBe('shown');
  expect(context.record).toMatchObject({ title: 'Welcome', addedByName: 'Ava Stone' });
});

it('the video that does not exist is not found', async () => {
  expect((await open('6f1c2a10-0000-4000-8000-0000000009ff')).value).toBe('notFound');
});

it('the video is unavailable while the server is down', async () => {
  server.setScenario(down);
  expect((await open('6f1c2a10-0000-4000-8000-0000000009ff')).value).toBe('unavailable');
});
