import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs, type Observed } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { hour, minute, timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { memoryStore } from '../../testing/unsent-store.ts';
import type { Entry } from '../entry/entries.ts';
import { testModel } from './still-working.test-model.ts';
import { stillWorkingMachine } from './still-working.machine.ts';

testPaths(testModel);

const timeZone = 'Europe/Berlin';

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;
let observed: Observed;
let entry: Entry;

/** Ben has started at 15:00 on a Wednesday in Berlin, and work ends at 17:00. */
beforeEach(async () => {
  timeline = timelineFrom('2026-03-04T14:00:00.000Z');
  server = await createNodeServer({ clock: timeline });
  observed = connectAs(server, 'ben', 'aster');
  const startTime = new Date(timeline.now()).toISOString();
  entry = (await api.startMiniEntry({ body: { startTime, description: 'Write the report' } }))
    .clockWorkMini;
});

/** The device storage that all its tabs share. */
function memory() {
  const persisted = new Map<string, number>();
  const ends = new Map<string, string>();
  return {
    typedEnd: (id: string) => ends.get(id) ?? null,
    persistEnd: (id: string, end: string) => void ends.set(id, end),
    silentUntil: (id: string) => persisted.get(id) ?? 0,
    persist: (id: string, until: number) => void persisted.set(id, until),
  };
}

function opened(confirmations = memory(), store: ReturnType<typeof memoryStore> | null = null) {
  const input = { clock: timeline, timeZone, entry, confirmations, store };
  const actor = createActor(stillWorkingMachine, { input, clock: timeline.waits }).start();
  const outdated: string[] = [];
  actor.on('entry.outdated', ({ type }) => outdated.push(type));
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, outdated, settled };
}

/** Waits until the prompt is open. */
async function prompted(...persisted: Parameters<typeof opened>) {
  const found = opened(...persisted);
  timeline.advance(hour);
  await found.settled();
  timeline.advance(2 * hour);
  return found;
}

describe('a timer that runs on after the working day', () => {
  it('the prompt appears an hour after the working day and offers its end', async () => {
    const { actor, settled } = opened();
    timeline.advance(hour - minute);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(observed.calls).toHaveLength(1);
    timeline.advance(minute);
    await settled();
    timeline.advance(2 * hour - minute); // 17:59
    expect(actor.getSnapshot().value).toBe('idle');
    timeline.advance(minute);
    expect(actor.getSnapshot().value).toBe('prompting');
    expect(actor.getSnapshot().context.end).toBe('2026-03-04T17:00');
  });

  it('the prompt appears at once in a tab that wakes from sleep', async () => {
    const { actor, settled } = opened();
    timeline.advance(hour);
    await settled();
    const { now } = timeline;
    timeline.now = () => now() + 5 * hour;
    actor.send({ type: 'tab.returned' });
    timeline.advance(1);
    expect(actor.getSnapshot().value).toBe('prompting');
  });

  it('the prompt appears after eight hours if the server does not respond', async () => {
    const { actor, settled } = opened();
    server.setScenario({ ...healthyNetwork, status: 503 });
    timeline.advance(hour);
    await settled();
    timeline.advance(8 * hour); // midnight
    expect(actor.getSnapshot().value).toBe('prompting');
    expect(actor.getSnapshot().context.end).toBe('2026-03-04T23:00');
  });
});

describe('the answer “Yes, still working”', () => {
  it('the prompt appears again two hours after Yes, also after a reload and in the other tab', async () => {
    const confirmations = memory();
    const { actor } = await prompted(confirmations);
    const other = await prompted(confirmations);
    expect(other.actor.getSnapshot().value).toBe('prompting');
    actor.send({ type: 'entry.confirm' });
    other.actor.send({ type: 'tab.returned' });
    const reloaded = opened(confirmations);
    timeline.advance(2 * hour - minute);
    for (const each of [actor, other.actor, reloaded.actor]) {
      expect(each.getSnapshot().value).toBe('idle');
    }
    timeline.advance(minute);
    await reloaded.settled();
    timeline.advance(minute);
    for (const each of [actor, other.actor, reloaded.actor]) {
      expect(each.getSnapshot().value).toBe('prompting');
    }
  });

  it('the answer Yes does not apply to another entry', async () => {
    const confirmations = memory();
    (await prompted(confirmations)).actor.send({ type: 'entry.confirm' });
    expect(confirmations.silentUntil(entry.id)).toBeGreaterThan(timeline.now());
    expect(confirmations.silentUntil('another')).toBe(0);
  });
});

describe('the end of a forgotten entry', () => {
  it('the typed end is kept after a reload', async () => {
    const confirmations = memory();
    const { actor } = await prompted(confirmations);
    actor.send({ type: 'end.changed', end: '2026-03-04T16:30' });
    const reloaded = await prompted(confirmations);
    expect(reloaded.actor.getSnapshot()).toMatchObject({
      value: 'prompting',
      context: { end: '2026-03-04T16:30' },
    });
  });

  it('the default end is the offered one', async () => {
    const { actor, outdated, settled } = await prompted();
    actor.send({ type: 'END' });
    expect((await settled()).value).toBe('ended');
    expect(outdated).toEqual(['entry.outdated']);
    const day = await api.getClockWorkDay({ path: { date: '2026-03-04' } });
    expect(day.clockWorkEntries.find(({ id }) => id === entry.id)).toMatchObject({
      startTime: entry.startTime,
      endTime: '2026-03-04T16:00:00.000Z',
      description: 'Write the report',
    });
  });

  it.each([
    ['before the start', '2026-03-04T14:30', 'endTimeAfterStartTime'],
    ['in the future', '2026-03-04T23:00', 'inFuture'],
    ['no time', 'five or so', 'regex'],
    ['missing', '', 'required'],
  ])('an end that is %s sends no request and stays typed', async (_, end, rule) => {
    const { actor } = await prompted();
    observed.calls.length = 0;
    actor.send({ type: 'end.changed', end });
    actor.send({ type: 'END' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'prompting',
      context: { end, error: { rule } },
    });
    expect(observed.calls).toEqual([]);
    actor.send({ type: 'end.changed', end: '2026-03-04T16:00' });
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('the typed end is kept while the server is down, and saved once it is back', async () => {
    const { actor, settled } = await prompted();
    actor.send({ type: 'end.changed', end: '2026-03-04T16:10' });
    server.setScenario({ ...healthyNetwork, status: 503 });
    actor.send({ type: 'END' });
    expect((await settled()).context).toMatchObject({
      end: '2026-03-04T16:10',
      failure: { kind: 'down' },
    });
    server.setScenario(healthyNetwork);
    actor.send({ type: 'END' });
    expect((await settled()).value).toBe('ended');
  });

  it('an end that overlaps another entry is rejected at its field, with the server’s message', async () => {
    const { actor, settled } = await prompted();
    await api.adjustClockWorkEntry({
      query: { entryId: entry.id, newStartTime: '2026-03-04T15:30:00.000Z', isMnco: false },
    });
    const busy = { id: crypto.randomUUID(), description: 'Lunch', projectId: null, taskId: null };
    const times = { startTime: '2026-03-04T14:10:00.000Z', endTime: '2026-03-04T14:20:00.000Z' };
    await api.postClockWork({ body: { type: 'add', entryPayLoad: { ...busy, ...times } } });
    const { version: _, ...unseen } = entry;
    actor.send({ type: 'entry.renewed', entry: unseen });
    actor.send({ type: 'END' });
    const { error } = (await settled()).context;
    expect(error).toMatchObject({ message: expect.stringMatching(/Lunch/) });
  });

  it('the user is prompted again if the entry changed on another device, and ends the latest version', async () => {
    const { actor, outdated, settled } = await prompted();
    const { id, startTime } = entry;
    const renewed = await api.updateMiniEntry({ body: { id, startTime, description: 'Two' } });
    actor.send({ type: 'END' });
    expect((await settled()).value).toBe('prompting');
    expect(outdated).toEqual(['entry.outdated']);
    actor.send({ type: 'entry.renewed', entry: renewed.clockWorkMini });
    actor.send({ type: 'END' });
    expect((await settled()).value).toBe('ended');
  });

  it('the end is stored on the device if the server does not respond', async () => {
    const store = memoryStore();
    const { actor, settled } = await prompted(memory(), store);
    const nobody = () => Promise.reject(new TypeError('Failed to fetch'));
    connectAs({ ...server, fetch: nobody }, 'ben', 'aster');
    actor.send({ type: 'END' });
    expect((await settled()).value).toBe('ended');
    expect(store.read().unsent).toEqual([
      expect.objectContaining({ id: entry.id, endTime: '2026-03-04T16:00:00.000Z' }),
    ]);
  });

  it('an end on an earlier day gives each day its own part', async () => {
    const { actor, settled } = await prompted();
    timeline.advance(10 * hour); // 04:00 on Thursday
    actor.send({ type: 'end.changed', end: '2026-03-05T01:00' });
    actor.send({ type: 'END' });
    expect((await settled()).value).toBe('ended');
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date: '2026-03-05' } });
    expect(clockWorkEntries.at(-1)).toMatchObject({
      startTime: '2026-03-04T23:00:00.000Z',
      endTime: '2026-03-05T00:00:00.000Z',
    });
  });
});
