import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connectAs } from '../../testing/connect.ts';
import { hour } from '../../testing/timeline.ts';
import {
  server,
  settled,
  startedBy,
  timeline,
  createTimer,
  timerWith,
  withFreshServer,
  type Timer,
} from './mini-timer.fixtures.ts';

withFreshServer();

/** Returns its id; it ends the entry that is running here. */
async function startInOtherTab(description: string): Promise<string> {
  const { api } = await import('#openapi/client/index.ts');
  const startTime = new Date(timeline.now()).toISOString();
  const { clockWorkMini } = await api.startMiniEntry({
    body: { id: crypto.randomUUID(), startTime, description },
  });
  return clockWorkMini?.id ?? '';
}

describe('pressing a button while the status loads', () => {
  const isLoading = (timer: Timer) => {
    timer.send({ type: 'tab.returned' });
    expect(timer.getSnapshot().value).toBe('checking');
  };

  it('the start takes effect once the status has loaded', async () => {
    const observed = connectAs(server, 'ben', 'aster');
    const timer = timerWith();
    timer.send({ type: 'description.change', description: 'Early bird' });
    timer.send({ type: 'START' });
    timer.send({ type: 'START' });
    await settled(timer);
    await waitFor(timer, (snapshot) => snapshot.matches('running'));
    expect(timer.getSnapshot().context.entry?.description).toBe('Early bird');
    expect(observed.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('the stop takes effect once the status has loaded', async () => {
    const { timer } = await startedBy('ben', 'Write the report');
    isLoading(timer);
    timer.send({ type: 'STOP' });
    await waitFor(timer, (snapshot) => snapshot.matches('stopped'));
    expect(timer.getSnapshot().context.entry).toBeNull();
  });

  it('the stop does not affect an entry started on another device in the meantime', async () => {
    const { timer } = await startedBy('ben', 'Here');
    const other = await startInOtherTab('There');
    isLoading(timer);
    timer.send({ type: 'STOP' });
    await settled(timer);
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(timer.getSnapshot().context.entry?.id).toBe(other);
  });

  it('the start does nothing if an entry runs on another device', async () => {
    await startedBy('ben', 'There');
    const { timer } = await createTimer('ben');
    isLoading(timer);
    timer.send({ type: 'START' });
    await settled(timer);
    expect(timer.getSnapshot().context.entry?.description).toBe('There');
  });
});

describe('the mini timer at midnight', () => {
  it('the status loads again at midnight: an entry of yesterday has to be fixed', async () => {
    const { timer, observed } = await startedBy('ben', 'Night shift');
    timeline.advance(2 * hour - 1000); // 23:59:59
    expect(timer.getSnapshot().matches('running')).toBe(true);
    timeline.advance(1000);
    expect(timer.getSnapshot().value).toBe('checking');
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('needsFix');
    expect(observed.calls.at(-1)).toBe('GET /aster/clockwork/clockWorkMini/2026-03-05');
  });

  it('unsaved text is kept at midnight until the entry has been fixed', async () => {
    const { timer } = await startedBy('ben', 'Night shift');
    timer.send({ type: 'description.change', description: 'Half a sentence' });
    timeline.advance(2 * hour);
    await settled(timer);
    const { api } = await import('#openapi/client/index.ts');
    const id = timer.getSnapshot().context.longRunningEntry?.id ?? '';
    await api.deleteClockWorkEntries({ body: [id] });
    timer.send({ type: 'tab.returned' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.description).toBe('Half a sentence');
  });
});

describe('returning to the tab', () => {
  it('a fixed entry no longer blocks the timer after the user returns', async () => {
    const { timer } = await createTimer('grace');
    const { api } = await import('#openapi/client/index.ts');
    const id = timer.getSnapshot().context.longRunningEntry?.id ?? '';
    await api.deleteClockWorkEntries({ body: [id] });
    timer.send({ type: 'tab.returned' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.description).toBe('');
  });

  it('an entry that was stopped on another device is no longer shown after the user returns', async () => {
    const { timer } = await startedBy('ben', 'One');
    const otherTimer = timerWith();
    await settled(otherTimer);
    otherTimer.send({ type: 'STOP' });
    await settled(otherTimer);
    timer.send({ type: 'tab.returned' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context).toMatchObject({ entry: null, description: '' });
  });

  it.each(['stopped', 'running'])(
    'unsaved text is kept when the user returns to the tab (%s)',
    async (state) => {
      const { timer } =
        state === 'running' ? await startedBy('ben', 'One') : await createTimer('ben');
      timer.send({ type: 'description.change', description: 'Half a sentence' });
      timer.send({ type: 'tab.returned' });
      await settled(timer);
      expect(timer.getSnapshot().matches(state as 'stopped' | 'running')).toBe(true);
      expect(timer.getSnapshot().context.description).toBe('Half a sentence');
    },
  );
});
