import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { buildEntry, buildRunning as runningView } from '../testing/fixtures.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { hour, minute, timelineFrom, type Timeline } from '../testing/timeline.ts';
import { testModel, input, buildTiles } from './tile-group.test-model.ts';
import { tileGroupMachine, type TileGroupInput } from './tile-group.machine.ts';
import { hoursBy, projectHoursBy } from './tiles.ts';

testPaths(testModel);

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  timeline = timelineFrom('2026-03-04T14:30:00.000Z'); // Wednesday, 15:30 in Berlin
  server = await createNodeServer({ clock: timeline });
});

type Actor = Awaited<ReturnType<typeof startDashboard>>['actor'];

async function startDashboard(personId: string, change: Partial<TileGroupInput> = {}) {
  const observed = connectAs(server, personId, 'aster');
  const actor = createActor(tileGroupMachine, {
    input: { ...input, clock: timeline, ...change },
    clock: timeline.waits,
  }).start();
  await settled(actor);
  return { observed, actor };
}

const settled = (actor: ReturnType<typeof createActor<typeof tileGroupMachine>>) =>
  waitFor(actor, (state) => state.matches('shown') || state.matches('unavailable'));

const hoursNow = (actor: Actor) => hoursBy(timeline.now(), actor.getSnapshot().context);

/** Starts an entry as the timer of the top bar does. */
const startEntry = async (description = '') => {
  const startTime = new Date(timeline.now()).toISOString();
  return (await api.startMiniEntry({ body: { startTime, description } })).clockWorkMini;
};

describe('a group of tiles', () => {
  it('the tiles are requested by name, and others are not even counted', async () => {
    const { actor, observed } = await startDashboard('ben');
    expect(observed.calls).toEqual(['GET /aster/dashboard?tiles=hours&tiles=running']);
    expect(actor.getSnapshot().context).toMatchObject({
      hours: { todayInSeconds: expect.any(Number), workingDayInSeconds: 8 * 3600 },
      running: null,
      response: { notifications: null, reviews: null, assets: null },
    });
  });

  it('the tiles can be requested again after a failure', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'getDashboard', status: 503 });
    const { actor } = await startDashboard('ben');
    expect(actor.getSnapshot().value).toBe('unavailable');
    server.setScenario(healthyNetwork);
    actor.send({ type: 'retry' });
    await settled(actor);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it.each(['tab.returned', 'area.changed'] as const)(
    'the tiles stay while they load again (%s)',
    async (type) => {
      const { actor, observed } = await startDashboard('ben');
      actor.send({ type });
      expect(actor.getSnapshot().value).toBe('refreshing');
      expect(actor.getSnapshot().context.hours).not.toBeNull();
      await settled(actor);
      expect(observed.calls).toHaveLength(2);
    },
  );

  it('the tiles load again at midnight in the user’s time zone', async () => {
    const { actor, observed } = await startDashboard('ben');
    timeline.advance(8.5 * hour - 1000);
    expect(observed.calls).toHaveLength(1);
    timeline.advance(1000);
    await settled(actor);
    expect(observed.calls).toHaveLength(2);
    expect(actor.getSnapshot().context.hours?.todayInSeconds).toBe(0);
  });

  it('many changes of projects reload the tiles once', async () => {
    const { actor, observed } = await startDashboard('ben', { tiles: ['tasks'] });
    for (const _ of [1, 2, 3]) actor.send({ type: 'project.changed' });
    expect(actor.getSnapshot().value).toBe('changing');
    timeline.advance(2000);
    await settled(actor);
    expect(observed.calls).toHaveLength(2);
  });

  it('the tiles show the notification count that the hub reports', async () => {
    const { actor } = await startDashboard('ben', { tiles: ['notifications'] });
    expect(actor.getSnapshot().context.response?.hours).toBeNull();
    actor.send({ type: 'unreadCount.received', count: 41 });
    const { response } = actor.getSnapshot().context;
    expect(response?.notifications).toEqual({ unreadNotificationCount: 41 });
  });
});

describe('the hours by project', () => {
  it('the running entry counts for its project, and its time stays when it stops', async () => {
    const { actor } = await startDashboard('ben', { tiles: ['projectHours', 'running'] });
    const readHours = () => {
      const { response, ...context } = actor.getSnapshot().context;
      const counted = response && projectHoursBy(timeline.now(), response, context);
      return counted?.projects.find(({ projectId }) => projectId === null)?.totalTimeInSeconds ?? 0;
    };
    const before = readHours();
    actor.send({ type: 'runningEntry.received', running: await startEntry('Write the report') });
    await settled(actor);
    timeline.advance(10 * minute);
    expect(readHours()).toBe(before + 600);
    actor.send({ type: 'runningEntry.received', running: null });
    expect(readHours()).toBe(before + 600);
  });
});

describe('timer updates on the Dashboard', () => {
  it('a timer update shows at once: start and stop take effect, and the server’s value wins', async () => {
    const { actor } = await startDashboard('ben');
    const before = hoursNow(actor)?.todayInSeconds ?? NaN;
    const entry = await startEntry('Write the report');
    actor.send({ type: 'runningEntry.received', running: entry });
    expect(actor.getSnapshot().context.running).toEqual({ entry, isStale: false });
    await settled(actor);
    timeline.advance(10 * minute);
    expect(hoursNow(actor)?.todayInSeconds).toBe(before + 600);

    const { id, startTime, description } = entry;
    await api.endMiniEntry({ body: { id, startTime, description } });
    actor.send({ type: 'runningEntry.received', running: null });
    expect(actor.getSnapshot().context.running).toBeNull();
    expect(hoursNow(actor)?.todayInSeconds).toBe(before + 600);
    await settled(actor);
    timeline.advance(10 * minute);
    expect(hoursNow(actor)?.todayInSeconds).toBe(before + 600);
  });

  it('a timer update that is already known sends no request', async () => {
    const { actor, observed } = await startDashboard('ben');
    actor.send({ type: 'runningEntry.received', running: null });
    expect(actor.getSnapshot().value).toBe('shown');
    expect(observed.calls).toHaveLength(1);
  });

  it('a timer update while the tiles load is not lost: they load once more', async () => {
    const observed = connectAs(server, 'ben', 'aster');
    const actor = createActor(tileGroupMachine, { input: { ...input, clock: timeline } });
    actor.start();
    actor.send({ type: 'runningEntry.received', running: buildEntry() });
    await settled(actor);
    expect(observed.calls).toHaveLength(2);
    expect(actor.getSnapshot().context.running).toBeNull();
  });

  it('a timer update does not change an entry of an earlier day, which the timer does not run', async () => {
    const { actor, observed } = await startDashboard('grace');
    expect(actor.getSnapshot().context.running?.isStale).toBe(true);
    const { hours } = actor.getSnapshot().context;
    timeline.advance(minute);
    expect(hoursNow(actor)).toEqual(hours);
    actor.send({ type: 'runningEntry.received', running: null });
    expect(actor.getSnapshot().context.running?.isStale).toBe(true);
    expect(observed.calls).toHaveLength(1);
  });
});

it('the hours count up with the running entry, and never down', () => {
  const { hours } = buildTiles();
  const running = { entry: runningView(buildEntry(), false).clockWorkEntry, isStale: false };
  const counted = { hours, running, readAt: 10_000, timeZone: 'Europe/Berlin' };
  expect(hoursBy(15_999, counted)).toMatchObject({ todayInSeconds: 3605, weekInSeconds: 36_005 });
  expect(hoursBy(9000, counted)).toEqual(hours);
  expect(hoursBy(15_999, { ...counted, running: null })).toEqual(hours);
  expect(hoursBy(15_999, { ...counted, hours: null })).toBeNull();
});
