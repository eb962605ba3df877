import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs, type Observed } from '../../testing/connect.ts';
import { minute, timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { memoryStore } from '../../testing/unsent-store.ts';
import { date, start, timeZone } from './clockwork-day.test-model.ts';
import { clockWorkDayMachine } from './clockwork-day.machine.ts';
import { miniTimerMachine } from '../timer/mini-timer.machine.ts';
import { timerOutboxMachine } from '../timer/timer-outbox.machine.ts';

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;
let received: Observed;
let store: ReturnType<typeof memoryStore>;

beforeEach(async () => {
  timeline = timelineFrom(start);
  server = await createNodeServer({ clock: timeline });
  received = connectAs(server, 'ben', 'aster');
  store = memoryStore();
});

const fail = (status: 500 | 503) => server.setScenario({ ...healthyNetwork, status });
const recover = () => server.setScenario(healthyNetwork);

async function openTimer() {
  const input = { clock: timeline, timeZone, store };
  const timer = createActor(miniTimerMachine, { input, clock: timeline.waits }).start();
  await waitFor(timer, (state) => !state.hasTag('busy'));
  return timer;
}

async function openDay() {
  const input = { clock: timeline, timeZone, date, store };
  const day = createActor(clockWorkDayMachine, { input, clock: timeline.waits }).start();
  await waitFor(day, (state) => state.matches({ shown: 'idle' }));
  return day;
}

async function sendUnsent() {
  const outbox = createActor(timerOutboxMachine, {
    input: { store, timeZone },
    clock: timeline.waits,
  });
  outbox.start();
  await waitFor(outbox, (state) => state.matches('empty') || state.matches('rejected'));
  return outbox.getSnapshot().value;
}

const toIsoTimestamp = (minutes: number) =>
  new Date(Date.parse(start) + minutes * minute).toISOString();

describe.each([500, 503] as const)('the timer while the server responds with %i', (status) => {
  it('the mini timer starts and stops at the time of the press, and sends it later', async () => {
    const timer = await openTimer();
    fail(status);
    timer.send({ type: 'description.change', description: 'Through the outage' });
    timer.send({ type: 'START' });
    await waitFor(timer, (state) => state.matches('running'));
    timeline.advance(20 * minute);
    timer.send({ type: 'STOP' });
    await waitFor(timer, (state) => state.matches('stopped'));
    timeline.advance(20 * minute);
    recover();
    expect(await sendUnsent()).toBe('empty');
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date } });
    expect(clockWorkEntries).toContainEqual(
      expect.objectContaining({
        description: 'Through the outage',
        startTime: start,
        endTime: toIsoTimestamp(20),
      }),
    );
    expect(received.problems).toEqual([]);
  });

  it('the mini timer shows the last known running entry', async () => {
    const timer = await openTimer();
    timer.send({ type: 'START' });
    await waitFor(timer, (state) => state.matches('running'));
    fail(status);
    const reopened = await openTimer();
    expect(reopened.getSnapshot().matches('running')).toBe(true);
  });

  it('the page of the day starts and stops at the time of the press', async () => {
    const day = await openDay();
    fail(status);
    day.send({ type: 'draft.changed', description: 'From the page' });
    day.send({ type: 'START' });
    await waitFor(day, (state) => state.matches({ shown: 'idle' }) && state.context.live !== null);
    timeline.advance(5 * minute);
    day.send({ type: 'STOP' });
    await waitFor(day, (state) => state.matches({ shown: 'idle' }) && state.context.live === null);
    recover();
    expect(await sendUnsent()).toBe('empty');
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date } });
    expect(clockWorkEntries).toContainEqual(
      expect.objectContaining({
        description: 'From the page',
        startTime: start,
        endTime: toIsoTimestamp(5),
      }),
    );
    expect(received.problems).toEqual([]);
  });
});

describe('an entry stopped without the server', () => {
  /** Stops the entry after ten minutes; half an hour later another device acts. */
  async function stopThen(actInOtherTab: (id: string) => Promise<unknown>) {
    const timer = await openTimer();
    timer.send({ type: 'START' });
    await waitFor(timer, (state) => state.matches('running'));
    const id = timer.getSnapshot().context.entry?.id ?? '';
    timeline.advance(10 * minute);
    fail(503);
    timer.send({ type: 'STOP' });
    await waitFor(timer, (state) => state.matches('stopped'));
    timeline.advance(30 * minute);
    recover();
    await actInOtherTab(id);
    expect(await sendUnsent()).toBe('empty');
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date } });
    return clockWorkEntries.find((entry) => entry.id === id)?.endTime;
  }

  it('the entry ends when it was stopped, even if another device started one later', async () => {
    const startInOtherTab = () => api.startMiniEntry({ body: { description: 'On the phone' } });
    expect(await stopThen(startInOtherTab)).toBe(toIsoTimestamp(10));
  });

  it('the entry keeps an earlier end that was set on another device', async () => {
    const endEarlier = (id: string) =>
      api.postClockWork({
        body: { type: 'update', entryPayLoad: { id, endTime: toIsoTimestamp(4) } },
      });
    expect(await stopThen(endEarlier)).toBe(toIsoTimestamp(4));
  });
});
