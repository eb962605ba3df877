import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { buildEntry } from '../testing/fixtures.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { minute, timelineFrom, type Timeline } from '../testing/timeline.ts';
import { memoryStore } from '../testing/unsent-store.ts';
import { distinctWork } from './recent-entries.ts';
import { testModel } from './recent-entries.test-model.ts';
import { recentEntriesMachine } from './recent-entries.machine.ts';

testPaths(testModel);

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  timeline = timelineFrom('2026-03-04T14:30:00.000Z');
  server = await createNodeServer({ clock: timeline });
});

const settled = (actor: ReturnType<typeof createActor<typeof recentEntriesMachine>>) =>
  waitFor(actor, (state) => ['shown', 'outdated', 'unavailable'].includes(state.value));

async function openRecent() {
  const seen = connectAs(server, 'ben', 'aster');
  const store = memoryStore();
  const actor = createActor(recentEntriesMachine, {
    input: { clock: timeline, store, report: null },
  }).start();
  const emitted: string[] = [];
  actor.on('entry.continued', ({ type }) => emitted.push(type));
  await settled(actor);
  return { seen, store, actor, emitted };
}

const runningNow = async () =>
  (await api.getRunningEntries({})).clockWorkRunningEntries.map((each) => each.clockWorkEntry);

/** All responses of the server fail as in an outage. */
const outage = { ...healthyNetwork, status: 503 } as const;

describe('the recent entries', () => {
  it('the recent entries offer to restart one now, which ends the running one', async () => {
    const { actor, emitted } = await openRecent();
    const [first, second] = actor.getSnapshot().context.offered;
    if (!first || !second) throw new Error('Ben has no recent entries in the demo world.');
    actor.send({ type: 'entry.continue', entry: second });
    await settled(actor);
    const [running, ...more] = await runningNow();
    expect(more).toEqual([]);
    expect(running).toMatchObject({
      description: second.description,
      projectId: second.projectId,
      taskId: second.taskId,
      startTime: new Date(timeline.now()).toISOString(),
    });
    expect(emitted).toEqual(['entry.continued']);
    const { offered } = actor.getSnapshot().context;
    expect(offered.some(({ id }) => id === running?.id || id === second.id)).toBe(false);
    timeline.advance(minute);
    actor.send({ type: 'entry.continue', entry: first });
    await settled(actor);
    expect(await runningNow()).toMatchObject([{ description: first.description }]);
  });

  it('the recent entries store a start without a response, and keep the loaded list', async () => {
    const { actor, store, emitted } = await openRecent();
    const { offered } = actor.getSnapshot().context;
    const entry = offered[0] ?? buildEntry();
    server.setScenario(outage);
    actor.send({ type: 'entry.continue', entry });
    await settled(actor);
    expect(store.read().unsent).toMatchObject([
      { isNew: true, endTime: null, description: entry.description },
    ]);
    expect(emitted).toEqual(['entry.continued']);
    expect(actor.getSnapshot().value).toBe('outdated');
    expect(actor.getSnapshot().context.offered).toEqual(offered);
    server.setScenario(healthyNetwork);
    actor.send({ type: 'retry' });
    await settled(actor);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('the recent entries load again if one of them could not be continued', async () => {
    const { actor, seen, emitted } = await openRecent();
    const missing = buildEntry({
      id: '00000000-0000-4000-8000-00000000dead',
      endTime: '2026-03-04T10:00:00.000Z',
    });
    actor.send({ type: 'entry.continue', entry: missing });
    await settled(actor);
    expect(emitted).toEqual([]);
    expect(seen.calls.filter((call) => call.includes('most-recent'))).toHaveLength(2);
    expect(actor.getSnapshot().context.selected).toBeNull();
  });
});

describe('the entries offered for restart', () => {
  const endTime = '2026-03-04T10:00:00.000Z';
  const entry = (id: number, change: Parameters<typeof buildEntry>[0]) =>
    buildEntry({ id: `entry-${id}`, endTime, ...change });
  const ids = (entries: ReturnType<typeof buildEntry>[]) =>
    distinctWork(entries).map(({ id }) => id);

  it('the offers list each description per project and task once, by its latest entry', () => {
    const entries = [
      entry(1, { description: 'Review' }),
      entry(2, { description: ' review ' }),
      entry(3, { description: 'Review', projectId: 'p1' }),
      entry(4, { description: 'Review', projectId: 'p1', taskId: 't1' }),
      entry(5, { description: '' }),
    ];
    expect(ids(entries)).toEqual(['entry-1', 'entry-3', 'entry-4', 'entry-5']);
  });

  it('the offers leave out the running entry, and are at most six', () => {
    const running = entry(0, { description: 'Review', endTime: null });
    const others = Array.from({ length: 9 }, (_, at) =>
      entry(at + 2, { description: `Work ${at}` }),
    );
    const offered = ids([running, entry(1, { description: 'Review' }), ...others]);
    expect(offered).toEqual([2, 3, 4, 5, 6, 7].map((id) => `entry-${id}`));
  });
});
