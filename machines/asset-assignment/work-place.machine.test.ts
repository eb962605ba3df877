import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './work-place.test-model.ts';
import { workPlaceMachine } from './work-place.machine.ts';

testPaths(testModel);

describe('the work place of an employee', () => {
  const holderId = 'employee-ben';
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  function opened() {
    const input = { parentId: holderId, part: { workPlace: 'Office', version: 0 } };
    const actor = createActor(workPlaceMachine, { input }).start();
    return async (workPlace: string) => {
      actor.send({ type: 'form.changed', change: { workPlace } });
      actor.send({ type: 'SAVE' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
  }

  const readWorkPlace = async () =>
    (await api.getAssetHolder({ path: { holderId } })).assetHolder.workPlace;

  it('the work place is stored without surrounding spaces', async () => {
    expect((await opened()('  At home ')).value).toBe('saved');
    expect(await readWorkPlace()).toBe('At home');
  });

  it.each([
    ['', 'required'],
    ['x'.repeat(251), 'max'],
  ])('the work place must not be blank or longer than 250 characters', async (typed, rule) => {
    const { value, context } = await opened()(typed);
    expect(value).toEqual({ editing: 'filling' });
    expect(context.errors.workPlace).toMatchObject({ rule });
  });

  it('the work place stays typed if it cannot be saved, and is saved once the server is back', async () => {
    const save = opened();
    server.setScenario(down);
    const { value, context } = await save('At home');
    expect([value, context.form.workPlace]).toEqual([{ editing: 'filling' }, 'At home']);
    server.setScenario(healthy);
    expect((await save('At home')).value).toBe('saved');
  });
});
