import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { clockAt, exampleView } from './view-as.fixtures.ts';
import { tick, viewAsMachine } from './view-as.machine.ts';
import { testModel } from './view-as.test-model.ts';

testPaths(testModel);

describe('a view as another user', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
  });

  const readProfile = async () => (await api.getProfile({})).profile;
  const start = async () => {
    const { viewAs } = await api.beginViewAs({ body: { userId: 'ben' } });
    const clock = { now: () => Date.parse(viewAs.endsAt) - 28 * 60_000 };
    return createActor(viewAsMachine, { input: { viewAs, clock } }).start();
  };

  it('a view ends on the server when the viewer stops', async () => {
    const actor = await start();
    expect((await readProfile()).name).toBe('Ben Okafor');
    expect(actor.getSnapshot().context.minutesLeft).toBe(28);
    const ended: string[] = [];
    actor.on('view.ended', ({ type }) => ended.push(type));
    actor.send({ type: 'view.stop' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(ended).toEqual(['view.ended']);
    expect((await readProfile()).name).toBe('Ava Stone');
  });

  it('a view that is saved in is rejected with a message that says why', async () => {
    const actor = await start();
    const body = { dateFormat: 'MM/DD/YYYY', timeZone: 'Europe/Berlin' } as const;
    await expect(api.updateDateFormatAndTimeZone({ body })).rejects.toMatchObject({
      kind: 'forbidden',
      messages: ['You view Atrium as Ben Okafor; nothing is saved.'],
    });
    actor.stop();
  });

  it('a view ends by itself when its time has passed', async () => {
    const clock = new SimulatedClock();
    let now = '2026-03-11T12:29:30Z';
    const server = { now: () => clockAt(now).now() };
    const input = { viewAs: exampleView, clock: server };
    const actor = createActor(viewAsMachine, { clock, input }).start();
    clock.increment(tick);
    expect(actor.getSnapshot().value).toBe('viewing');
    now = '2026-03-11T12:30:00Z';
    clock.increment(tick);
    await waitFor(actor, ({ status }) => status === 'done');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});
