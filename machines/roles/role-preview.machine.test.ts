import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { rolePreviewMachine } from './role-preview.machine.ts';
import { testModel } from './role-preview.test-model.ts';

testPaths(testModel);

it('an administrator is warned of the right that they would lose, and nothing is saved', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const before = (await api.getRole({ path: { id: 'admin' } })).role;
  const privileges = before.privileges.filter((right) => right !== 'holidays.basic');
  const actor = createActor(rolePreviewMachine).start();
  const onConfirmed = vi.fn<() => void>();
  actor.on('preview.confirmed', onConfirmed);
  actor.send({ type: 'preview.open', id: 'admin', privileges });
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(context.preview?.userCount).toBe(before.userCount);
  expect(context.preview?.gained).toEqual([]);
  expect(context.preview?.lost.map(({ privilege }) => privilege)).toEqual(['holidays.basic']);
  expect(context.preview?.ownLost).toEqual(['holidays.basic']);
  actor.send({ type: 'CONFIRM' });
  expect(onConfirmed).toHaveBeenCalledOnce();
  expect((await api.getRole({ path: { id: 'admin' } })).role).toEqual(before);
});
