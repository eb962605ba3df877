import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type Observed } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { hour, minute, timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { memoryStore } from '../../testing/unsent-store.ts';
import { editEntryMachine } from '../entry/edit-entry.machine.ts';
import { miniTimerMachine } from './mini-timer.machine.ts';
import { start, timeZone } from './mini-timer.test-model.ts';
import { testModel } from './timer-outbox.test-model.ts';
import { pause, timerOutboxMachine } from './timer-outbox.machine.ts';
import type { UnsentStore } from '../outbox/unsent.ts';

testPaths(testModel);

const date = '2026-03-04';
let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;
let observed: Observed;
let store: UnsentStore;
/** Whether requests fail before or after the server has responded; null in the healthy scenario. */
let line: 'dead' | 'deaf' | null;

beforeEach(async () => {
  timeline = timelineFrom(start); // 22:00 in Berlin
  server = await createNodeServer({ clock: timeline });
  store = memoryStore();
  line = null;
  connectFlaky();
});

function connectFlaky(): void {
  const fetch = async (request: Request) => {
    if (line === 'dead') throw new TypeError('Failed to fetch');
    const response = await server.fetch(request);
    if (line === 'deaf') throw new TypeError('Failed to fetch');
    return response;
  };
  observed = connectAs({ ...server, fetch }, 'ben', 'aster');
}

function startOutbox(of: UnsentStore) {
  const input = { store: of, timeZone };
  const outbox = createActor(timerOutboxMachine, { input, clock: timeline.waits }).start();
  of.onChange(() => outbox.send({ type: 'unsent.changed' }));
  return outbox;
}

const timerOn = (of: UnsentStore) =>
  createActor(miniTimerMachine, {
    input: { clock: timeline, timeZone, store: of },
    clock: timeline.waits,
  }).start();

const settled = (timer: ReturnType<typeof timerOn>) =>
  waitFor(timer, (snapshot) => !snapshot.hasTag('busy'));

const emptied = (outbox: ReturnType<typeof startOutbox>) =>
  waitFor(outbox, (snapshot) => snapshot.matches('empty'));

async function startedOffline(description = 'Write the report') {
  const timer = timerOn(store);
  await settled(timer);
  line = 'dead';
  timer.send({ type: 'description.change', description });
  timer.send({ type: 'START' });
  await settled(timer);
  return timer;
}

const dayOfBen = async () => (await api.getClockWorkDay({ path: { date } })).clockWorkEntries;
const named = async (description: string) =>
  (await dayOfBen()).filter((entry) => entry.description === description);

describe('a timer without a network', () => {
  it('the offline timer runs from the time of the press, and no failure is shown', async () => {
    const timer = await startedOffline();
    expect(timer.getSnapshot().matches('running')).toBe(true);
    expect(timer.getSnapshot().context.entry?.startTime).toBe(start);
    expect(store.read().unsent).toHaveLength(1);
    expect(observed.problems).toEqual([]);
  });

  it('the offline start and stop are one entry with the times of the presses, after a reload', async () => {
    await startedOffline();
    timeline.advance(30 * minute);
    const again = timerOn(store);
    await settled(again);
    expect(again.getSnapshot().matches('running')).toBe(true);
    again.send({ type: 'STOP' });
    await settled(again);
    expect(again.getSnapshot().value).toBe('stopped');
    timeline.advance(hour);
    line = null;
    await emptied(startOutbox(store));
    expect(await named('Write the report')).toMatchObject([
      { startTime: start, endTime: '2026-03-04T21:30:00.000Z' },
    ]);
  });

  it('a stop made while the start is being sent is sent too', async () => {
    const timer = await startedOffline();
    timeline.advance(10 * minute);
    line = null;
    const outbox = startOutbox(store);
    timer.send({ type: 'STOP' });
    await settled(timer);
    await emptied(outbox);
    expect(await named('Write the report')).toMatchObject([
      { startTime: start, endTime: '2026-03-04T21:10:00.000Z' },
    ]);
  });

  it('queued changes keep their order: a later entry ends the previous one', async () => {
    const first = await startedOffline('First');
    timeline.advance(10 * minute);
    first.send({ type: 'STOP' });
    await settled(first);
    timeline.advance(minute);
    first.send({ type: 'description.change', description: 'Second' });
    first.send({ type: 'START' });
    await settled(first);
    line = null;
    await emptied(startOutbox(store));
    expect(await named('First')).toMatchObject([{ endTime: '2026-03-04T21:10:00.000Z' }]);
    expect(await named('Second')).toMatchObject([{ endTime: null }]);
  });

  it('a past entry can be added offline, and ends nothing', async () => {
    const timer = await startedOffline();
    timeline.advance(10 * minute);
    const of = { from: '2026-03-04T02:00:00.000Z', until: '2026-03-04T02:45:00.000Z' };
    const form = createActor(editEntryMachine, {
      input: { clock: timeline, timeZone, of, newId: crypto.randomUUID(), persisted: null, store },
    }).start();
    const added: unknown[] = [];
    form.on('entries.changed', ({ returned }) => added.push(...(returned ?? [])));
    form.send({ type: 'form.changed', change: { description: ' Water the plants ' } });
    form.send({ type: 'SAVE' });
    await waitFor(form, (state) => state.matches('saved'));
    expect(added).toMatchObject([{ description: 'Water the plants', totalTimeInSeconds: 2700 }]);
    expect(store.read().unsent).toHaveLength(2);
    expect(timer.getSnapshot().matches('running')).toBe(true);
    expect(observed.problems).toEqual([]);
    const again = timerOn(store);
    await settled(again);
    expect(again.getSnapshot().matches('running')).toBe(true);
    line = null;
    await emptied(startOutbox(store));
    expect(await named('Water the plants')).toMatchObject([
      { startTime: of.from, endTime: of.until },
    ]);
    expect(await named('Write the report')).toMatchObject([{ endTime: null }]);
  });

  it('the running entry can be described offline', async () => {
    const timer = timerOn(store);
    await settled(timer);
    timer.send({ type: 'START' });
    await settled(timer);
    line = 'dead';
    timer.send({ type: 'description.change', description: 'Call with Lyon' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('Call with Lyon');
    line = null;
    await emptied(startOutbox(store));
    expect(await named('Call with Lyon')).toHaveLength(1);
  });
});

describe('sending each queued change once', () => {
  it('a change whose response was lost is applied once on the server', async () => {
    const timer = timerOn(store);
    await settled(timer);
    line = 'deaf';
    timer.send({ type: 'description.change', description: 'Twice?' });
    timer.send({ type: 'START' });
    await settled(timer);
    timeline.advance(5 * minute);
    timer.send({ type: 'description.change', description: 'Once' });
    timer.send({ type: 'STOP' });
    await settled(timer);
    const outbox = startOutbox(store);
    await waitFor(outbox, (snapshot) => snapshot.matches('waiting'));
    line = null;
    outbox.send({ type: 'network.returned' });
    await emptied(outbox);
    expect(await named('Twice?')).toEqual([]);
    expect(await named('Once')).toMatchObject([
      { startTime: start, endTime: '2026-03-04T21:05:00.000Z' },
    ]);
  });

  it('a change is sent by only one of two tabs', async () => {
    await startedOffline('In two tabs');
    line = null;
    observed.calls.length = 0;
    await Promise.all([emptied(startOutbox(store)), emptied(startOutbox(store))]);
    expect(observed.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(await named('In two tabs')).toHaveLength(1);
  });
});

describe('the waiting queue', () => {
  it('a waiting change is retried after a pause', async () => {
    await startedOffline();
    const outbox = startOutbox(store);
    await waitFor(outbox, (snapshot) => snapshot.matches('waiting'));
    line = null;
    timeline.advance(pause);
    await emptied(outbox);
    expect(await named('Write the report')).toHaveLength(1);
  });
});

describe('changes rejected by the server', () => {
  /** Another device has recorded the hour before in the meantime. */
  async function createRejectedOutbox() {
    const timer = await startedOffline();
    timeline.advance(hour);
    timer.send({ type: 'STOP' });
    await settled(timer);
    line = null;
    const entryPayLoad = {
      id: crypto.randomUUID(),
      startTime: start,
      endTime: '2026-03-04T21:30:00.000Z',
      description: 'On the telephone',
      projectId: null,
      taskId: null,
    };
    await api.postClockWork({ body: { type: 'add', entryPayLoad } });
    const outbox = startOutbox(store);
    await waitFor(outbox, (snapshot) => snapshot.matches('rejected'));
    const [unsent] = store.read().unsent;
    if (!unsent) throw new Error('Nothing is unsent.');
    return { outbox, unsent };
  }

  it('a rejected change waits with its reason, and can get other times', async () => {
    const { outbox, unsent } = await createRejectedOutbox();
    expect(unsent.rejection?.join()).toContain('On the telephone');
    const times = { startTime: '2026-03-04T21:30:00.000Z' };
    outbox.send({ type: 'CHANGE', id: unsent.id, times });
    await emptied(outbox);
    expect(await named('Write the report')).toMatchObject([
      { startTime: '2026-03-04T21:30:00.000Z', endTime: '2026-03-04T22:00:00.000Z' },
    ]);
  });

  it('a rejected change can be dropped', async () => {
    const { outbox, unsent } = await createRejectedOutbox();
    outbox.send({ type: 'unsent.discard', id: unsent.id });
    await emptied(outbox);
    expect(await named('Write the report')).toEqual([]);
    expect(store.read().unsent).toEqual([]);
  });

  it('a rejected change does not block those after it', async () => {
    const { outbox } = await createRejectedOutbox();
    const timer = timerOn(store);
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    timer.send({ type: 'description.change', description: 'Next' });
    timer.send({ type: 'START' });
    await settled(timer);
    expect(await named('Next')).toHaveLength(1);
    expect(outbox.getSnapshot().value).toBe('rejected');
  });
});

describe('the actors that show times', () => {
  it('a timer reloads once its change is on the server, and not after it has left', async () => {
    const timer = await startedOffline();
    const outbox = startOutbox(store);
    outbox.send({ type: 'reader.added', reader: timer });
    line = null;
    outbox.send({ type: 'network.returned' });
    await emptied(outbox);
    expect(timer.getSnapshot().value).toBe('checking');
    await settled(timer);
    outbox.send({ type: 'reader.removed', reader: timer });
    expect(outbox.getSnapshot().context.readers).toEqual([]);
  });
});
