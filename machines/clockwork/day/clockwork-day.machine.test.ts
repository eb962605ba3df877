import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { hour } from '../../testing/timeline.ts';
import {
  getContext,
  startDay,
  isSettled,
  getNewest,
  reject,
  server,
  settled,
  startOn,
  timeline,
  withFreshServer,
} from './clockwork-day.fixtures.ts';
import { start, testModel } from './clockwork-day.test-model.ts';
import { clockWorkDayMachine } from './clockwork-day.machine.ts';

testPaths(testModel);
withFreshServer();

describe('the page of a day', () => {
  it('the day lists its entries, newest first, and requests the running entries', async () => {
    const { day, observed } = await startDay('ben');
    const starts = getContext(day).entries.map(({ startTime }) => startTime);
    expect(starts.length).toBeGreaterThan(2);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(getContext(day).live).toBeNull();
    expect(observed.calls).toEqual([
      'GET /aster/clockwork/2026-03-04',
      'GET /aster/clockwork/getRunningEntries',
    ]);
  });

  it('the day lists entries that run since an earlier day separately', async () => {
    const { day } = await startDay('grace');
    expect(getContext(day).stale).toHaveLength(1);
    expect(getContext(day).stale[0]).toMatchObject({
      crossover: true,
      clockWorkEntry: { description: 'Prepare the workshop' },
    });
    expect(getContext(day).live).toBeNull();
  });

  it('the day is unavailable, without an error message, if it cannot be loaded', async () => {
    reject('getClockWorkDay');
    const { day } = await startDay('ben');
    expect(day.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });

  it('the day starts with the text typed before the page was left', async () => {
    const { day } = await startDay('ben', { draft: 'Half a sentence' });
    expect(getContext(day).draft).toBe('Half a sentence');
  });

  it('the day changes to another one and keeps the text typed for the next entry', async () => {
    const { day, observed } = await startDay('ben');
    day.send({ type: 'draft.changed', description: 'Half a sentence' });
    day.send({ type: 'day.changed', date: '2026-03-03' });
    await settled(day);
    expect(observed.calls).toContain('GET /aster/clockwork/2026-03-03');
    expect(getContext(day)).toMatchObject({ date: '2026-03-03', draft: 'Half a sentence' });
  });

  it('the day is requested once, although both its page and its address name it', async () => {
    const { day, observed } = await startDay('ben');
    observed.calls.length = 0;
    day.send({ type: 'day.changed', date: '2026-03-03' });
    day.send({ type: 'day.changed', date: '2026-03-03' });
    await settled(day);
    const requested = observed.calls.filter((call) => call === 'GET /aster/clockwork/2026-03-03');
    expect(requested).toHaveLength(1);
  });

  it('the day loads again in the background when the user returns to the tab', async () => {
    const { day } = await startDay('ben');
    connectAs(server, 'ben', 'aster');
    await api.startMiniEntry({ body: { startTime: start, description: 'From elsewhere' } });
    day.send({ type: 'tab.returned' });
    expect(day.getSnapshot().hasTag('ready')).toBe(true);
    await waitFor(day, (snapshot) => snapshot.matches({ shown: 'idle' }));
    expect(getContext(day).live?.description).toBe('From elsewhere');
  });

  it('the day does not change if it cannot be loaded again', async () => {
    const { day } = await startDay('ben');
    const { entries } = getContext(day);
    reject('getClockWorkDay');
    day.send({ type: 'tab.returned' });
    await waitFor(day, (snapshot) => snapshot.matches({ shown: 'idle' }));
    expect(getContext(day).entries).toEqual(entries);
  });
});

describe('a day at midnight', () => {
  it('the day reports that today has changed, and that the running entry has to be fixed', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'Night shift');
    const received: string[] = [];
    day.on('midnight.passed', ({ type }) => received.push(type));
    timeline.advance(3 * hour);
    expect(received).toEqual(['midnight.passed']);
    await waitFor(day, isSettled);
    expect(getContext(day).live).toBeNull();
    expect(getContext(day).stale[0]?.clockWorkEntry.description).toBe('Night shift');
  });

  it('the day keeps an open form at midnight', async () => {
    const { day } = await startDay('ben');
    day.send({ type: 'adjust.opened', entry: getNewest(day), isStale: false });
    timeline.advance(3 * hour);
    expect(day.getSnapshot().matches({ shown: 'adjusting' })).toBe(true);
  });
});

describe('START before the day has loaded', () => {
  it('START takes effect once the day has loaded', async () => {
    connectAs(server, 'ben', 'aster');
    const input = { clock: timeline, timeZone: 'Europe/Berlin', date: '2026-03-04' };
    const day = createActor(clockWorkDayMachine, { input }).start();
    day.send({ type: 'draft.changed', description: 'At once' });
    day.send({ type: 'START' });
    expect(day.getSnapshot().matches('loading')).toBe(true);
    await waitFor(day, ({ context }) => context.live?.description === 'At once');
    expect(getContext(day).isEager).toBe(false);
  });

  it('START and STOP take effect while the day loads again', async () => {
    const { day } = await startDay('ben');
    day.send({ type: 'draft.changed', description: 'At once' });
    day.send({ type: 'tab.returned' });
    day.send({ type: 'START' });
    await waitFor(day, ({ context }) => context.live?.description === 'At once');
    await settled(day);
    day.send({ type: 'tab.returned' });
    day.send({ type: 'STOP' });
    expect((await waitFor(day, ({ context }) => context.live === null)).status).toBe('active');
  });
});
