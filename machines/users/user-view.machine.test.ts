import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { userViewMachine } from './user-view.machine.ts';
import { testModel } from './user-view.test-model.ts';

testPaths(testModel);

describe('the view of a user', () => {
  const view = async (id: string) => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const actor = createActor(userViewMachine, { input: { id } }).start();
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };

  it('the view of a user shows their sessions and whether they use a second factor', async () => {
    const { value, context } = await view('leo');
    expect(value).toBe('shown');
    expect(context.record).toMatchObject({ name: 'Leo Park', hasTwoFactor: true });
    expect(context.record?.sessions.length).toBeGreaterThan(0);
  });

  it('the view of a user above the caller shows no sign-ins', async () => {
    const { context } = await view('kira');
    expect(context.record).toMatchObject({ isAboveElsewhere: true, sessions: [] });
  });

  it('the view of a user of another tenant is not found', async () => {
    expect((await view('farid')).value).toBe('notFound');
  });
});
