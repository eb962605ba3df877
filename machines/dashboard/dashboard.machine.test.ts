import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { minute, timelineFrom, type Timeline } from '../testing/timeline.ts';
import { testModel } from './dashboard.test-model.ts';
import { dashboardMachine, type DashboardActor } from './dashboard.machine.ts';
import { getCauses } from './groups.ts';

testPaths(testModel);

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  timeline = timelineFrom('2026-03-04T14:30:00.000Z');
  server = await createNodeServer({ clock: timeline });
});

function openDashboard(personId = 'grace') {
  const { calls } = connectAs(server, personId, 'aster');
  const actor = createActor(dashboardMachine, {
    input: { clock: timeline, timeZone: 'Europe/Berlin' },
    clock: timeline.waits,
  }).start();
  actor.send({ type: 'group.added', group: 'times' });
  actor.send({ type: 'recent.added' });
  return { calls, actor };
}

const valueOf = (actor: DashboardActor, group: 'times' | 'recent' | 'team') =>
  actor.getSnapshot().children[group]?.getSnapshot().value;

const read = (actor: DashboardActor) =>
  waitFor(actor, () =>
    (['times', 'recent'] as const).every((group) => valueOf(actor, group) === 'shown'),
  );

/** All responses of the server fail as in an outage. */
const outage = { ...healthyNetwork, status: 503 } as const;

describe('the Dashboard page', () => {
  it('the page shows once why multiple groups could not be loaded, and reloads them together', async () => {
    server.setScenario(outage);
    const { actor, calls } = openDashboard();
    await waitFor(actor, ({ context }) => context.failures.length === 2);
    expect(actor.getSnapshot().value).toBe('incomplete');
    expect(getCauses(actor.getSnapshot().context.failures)).toEqual(['down']);
    expect(actor.getSnapshot().context.failures.every(({ isOutdated }) => isOutdated)).toBe(false);

    server.setScenario(healthyNetwork);
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().value).toBe('retrying');
    await read(actor);
    expect(actor.getSnapshot().value).toBe('complete');
    expect(calls).toHaveLength(4);
  });

  it('the page shows the last loaded data if a reload fails', async () => {
    const { actor } = openDashboard();
    await read(actor);
    const { times } = actor.getSnapshot().children;
    const before = times?.getSnapshot().context.hours;
    server.setScenario(outage);
    times?.send({ type: 'area.changed' });
    await waitFor(actor, (state) => state.matches('incomplete'));
    expect(valueOf(actor, 'times')).toBe('outdated');
    expect(times?.getSnapshot().context.hours).toEqual(before);
    expect(actor.getSnapshot().context.failures).toEqual([
      { group: 'times', cause: 'down', isOutdated: true },
    ]);
  });

  it('the page clears the error of a group that is no longer shown', async () => {
    server.setScenario(outage);
    const { actor } = openDashboard();
    await waitFor(actor, ({ context }) => context.failures.length === 2);
    actor.send({ type: 'group.removed', group: 'times' });
    expect(actor.getSnapshot().value).toBe('incomplete');
    actor.send({ type: 'group.removed', group: 'recent' });
    expect(actor.getSnapshot().value).toBe('complete');
    expect(actor.getSnapshot().children).toEqual({});
  });

  it('the page reloads the team of a lead every minute', async () => {
    const { actor, calls } = openDashboard();
    actor.send({ type: 'group.added', group: 'team' });
    await waitFor(actor, () => valueOf(actor, 'team') === 'shown');
    const teamCalls = () => calls.filter((call) => call.endsWith('tiles=team')).length;
    expect(teamCalls()).toBe(1);
    timeline.advance(minute);
    await waitFor(actor, () => valueOf(actor, 'team') === 'shown');
    expect(teamCalls()).toBe(2);
  });
});

it('the causes are named once each, in order of occurrence', () => {
  const failure = (cause: 'down' | 'forbidden' | null) =>
    ({ group: 'times', cause, isOutdated: false }) as const;
  expect(
    getCauses([failure('down'), failure(null), failure('down'), failure('forbidden')]),
  ).toEqual(['down', null, 'forbidden']);
});
