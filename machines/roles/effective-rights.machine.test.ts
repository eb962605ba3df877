import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { effectiveRightsMachine } from './effective-rights.machine.ts';
import { testModel } from './effective-rights.test-model.ts';

testPaths(testModel);

it('the rights of a user are those of their profile, each with a role', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const { profile } = await api.getProfile({});
  const view = createActor(effectiveRightsMachine, { input: { id: profile.id } }).start();
  const { context } = await waitFor(view, (state) => state.matches('shown'));
  const rights = context.record?.rights ?? [];
  expect(rights.map(({ privilege }) => privilege).toSorted()).toEqual(
    profile.userRights.toSorted(),
  );
  expect(rights.every(({ roles }) => roles.length > 0)).toBe(true);
});

it('an unknown user has no rights to show', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const view = createActor(effectiveRightsMachine, { input: { id: 'nobody' } }).start();
  const state = await waitFor(view, ({ status }) => status === 'done');
  expect(state.matches('notFound')).toBe(true);
});
