import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs, type Observed } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { hour, timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { testModel } from './end-stale.test-model.ts';
import { endStaleMachine } from './end-stale.machine.ts';
import type { Entry } from '../entry/entries.ts';

testPaths(testModel);

const timeZone = 'Europe/Berlin';

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;
let observed: Observed;

/** It is 15:00 on a Wednesday in Berlin, and work ends at 17:00. */
beforeEach(async () => {
  timeline = timelineFrom('2026-03-04T14:00:00.000Z');
  server = await createNodeServer({ clock: timeline });
  observed = connectAs(server, 'ben', 'aster');
});

/** Ben starts an entry now and forgets it for this long. */
async function createStaleEntry(time: number): Promise<Entry> {
  const startTime = new Date(timeline.now()).toISOString();
  const { clockWorkMini } = await api.startMiniEntry({ body: { startTime, description: 'Read' } });
  timeline.advance(time);
  return clockWorkMini;
}

async function opened(entry: Entry, lastSeen: number | null = null) {
  const input = { clock: timeline, timeZone, entry, lastSeen };
  const actor = createActor(endStaleMachine, { input, clock: timeline.waits }).start();
  const received: unknown[] = [];
  actor.on('*', (event) => received.push(event));
  await waitFor(actor, (state) => !state.matches('loading'));
  timeline.advance(1);
  return { actor, received };
}

async function ended(entry: Entry) {
  const found = await opened(entry);
  found.actor.send({ type: 'END', entry });
  await waitFor(found.actor, (state) => !state.matches('ending'));
  return found;
}

describe('ending an entry that runs since the day before', () => {
  it('the stale entry is ended at the end of the working day, and its list is notified', async () => {
    const entry = await createStaleEntry(18 * hour);
    const { actor, received } = await ended(entry);
    expect(actor.getSnapshot().value).toBe('ended');
    expect(observed.calls.at(-1)).toMatch(/adjust.*isMnco=true/);
    expect(received).toEqual([
      {
        type: 'entries.changed',
        returned: [
          expect.objectContaining({
            id: entry.id,
            startTime: entry.startTime,
            endTime: '2026-03-04T16:00:00.000Z',
          }),
        ],
      },
    ]);
  });

  it('the stale entry is offered the end of its day if it started after work', async () => {
    timeline.advance(8 * hour); // 23:00, after work
    const { actor } = await opened(await createStaleEntry(2 * hour));
    expect(actor.getSnapshot().value).toBe('offered');
    const midnight = Date.parse('2026-03-04T23:00:00.000Z');
    expect(actor.getSnapshot().context.likelyEnd).toBe(midnight);
  });

  it('the stale entry is offered the user’s last activity that day if it started after work', async () => {
    timeline.advance(4 * hour); // 19:00, after work
    const entry = await createStaleEntry(14 * hour);
    const lastSeen = Date.parse('2026-03-04T20:12:30.000Z');
    const { actor } = await opened(entry, lastSeen);
    expect(actor.getSnapshot().context.likelyEnd).toBe(Date.parse('2026-03-04T20:12:00.000Z'));
  });

  it('the stale entry is offered the end of a default day if the hours cannot be loaded', async () => {
    const entry = await createStaleEntry(18 * hour);
    server.setScenario({
      ...healthyNetwork,
      operation: 'getClockWorkProjectSummaries',
      status: 500,
    });
    const { actor } = await opened(entry);
    expect(actor.getSnapshot().context.likelyEnd).toBe(Date.parse(entry.startTime) + 8 * hour);
  });

  it('the stale entry continues while the server is down, and is ended on retry', async () => {
    const entry = await createStaleEntry(18 * hour);
    server.setScenario({ ...healthyNetwork, operation: 'adjustClockWorkEntry', status: 503 });
    const { actor } = await ended(entry);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'offered',
      context: { failure: { kind: 'down' } },
    });
    server.setScenario(healthyNetwork);
    actor.send({ type: 'END', entry });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await waitFor(actor, (state) => state.matches('ended'));
  });

  it('the stale entry is kept if it was changed on another device, and its list loads again', async () => {
    const entry = await createStaleEntry(18 * hour);
    await api.updateWorkStatus({ query: { isWFO: true }, body: [{ id: entry.id }] });
    const { actor, received } = await ended(entry);
    expect(actor.getSnapshot().value).toBe('offered');
    expect(received).toEqual([{ type: 'entry.outdated' }]);
  });
});
