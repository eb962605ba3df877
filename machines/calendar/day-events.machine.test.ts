import { createActor, fromCallback, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { dayEventsMachine } from './day-events.machine.ts';
import { testModel } from './day-events.test-model.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom('2026-03-04T10:00:00.000Z') });
  connectAs(server, 'ava', 'aster');
});

const machine = dayEventsMachine.provide({
  actors: { listenToCalendar: fromCallback(() => undefined) },
});

async function open() {
  const actor = createActor(machine, { input: { date: '2026-03-04' } }).start();
  const settled = async () =>
    waitFor(actor, (state) => !state.matches('checking') && !state.matches('loading'));
  await settled();
  return {
    actor,
    settled,
    titles: () => actor.getSnapshot().context.events?.map(({ title }) => title),
  };
}

describe('the events of a day', () => {
  it('the events follow the day', async () => {
    const { actor, settled, titles } = await open();
    expect(titles()).toContain('Customer call');
    actor.send({ type: 'day.changed', date: '2026-03-05' });
    await settled();
    expect(titles()).toContain('Interview');
    expect(titles()).not.toContain('Customer call');
  });

  it('the events disappear when the calendar is disconnected', async () => {
    const { actor, settled, titles } = await open();
    await api.disconnectCalendar({});
    actor.send({ type: 'calendar.changed' });
    await settled();
    expect([actor.getSnapshot().value, titles()]).toEqual(['disconnected', undefined]);
  });

  it('the events can be loaded again after a failure', async () => {
    server.setScenario(down);
    const { actor, settled, titles } = await open();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.cause]).toEqual([
      'failed',
      'down',
    ]);
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await settled();
    expect(titles()).toContain('Customer call');
  });
});
