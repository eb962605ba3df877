import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs, type Observed } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { minute } from '../../testing/timeline.ts';
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
import { testModel, start } from './mini-timer.test-model.ts';

testPaths(testModel);
withFreshServer();

describe('the initial status of today', () => {
  it('the mini timer is stopped if nothing runs', async () => {
    const { timer, observed } = await createTimer('ben');
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(observed.calls).toEqual(['GET /aster/clockwork/clockWorkMini/2026-03-04']);
  });

  it('the mini timer is running, with its description, if a live entry of today exists', async () => {
    await startedBy('ben', 'Write the report');
    const { timer } = await createTimer('ben');
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(timer.getSnapshot().context.description).toBe('Write the report');
    expect(timer.getSnapshot().context.entry?.endTime).toBeNull();
  });

  it('the mini timer needs a fix if a live entry of an earlier day exists, and accepts no start', async () => {
    const { timer } = await createTimer('grace');
    expect(timer.getSnapshot().value).toBe('needsFix');
    expect(timer.getSnapshot().context.longRunningEntry?.description).toBe('Prepare the workshop');
    expect(timer.getSnapshot().can({ type: 'START' })).toBe(false);
  });

  it('the mini timer shows the other tenants in which a timer runs, even if none runs here', async () => {
    connectAs(server, 'ava', 'birch');
    const { api } = await import('#openapi/client/index.ts');
    await api.startMiniEntry({ body: { startTime: start, description: '' } });
    const { timer } = await createTimer('ava');
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.otherTenants).toEqual([
      { tenantId: 'birch', tenantName: 'birch works', startTime: start },
    ]);
  });

  it('the mini timer keeps text typed before the status has loaded', async () => {
    connectAs(server, 'ben', 'aster');
    const timer = timerWith();
    expect(timer.getSnapshot().value).toBe('checking');
    timer.send({ type: 'description.change', description: 'Typed early' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('Typed early');
  });
});

describe('the text typed before the page was left', () => {
  it('the typed text is restored if nothing runs', async () => {
    connectAs(server, 'ben', 'aster');
    const timer = timerWith({ persisted: 'Half a sentence' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.description).toBe('Half a sentence');
  });

  it('the typed text never hides the description of the running entry', async () => {
    await startedBy('ben', 'Write the report');
    const timer = timerWith({ persisted: 'Half a sentence' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('Write the report');
    timer.send({ type: 'STOP' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('');
  });
});

describe('starting the mini timer', () => {
  it('the mini timer starts a live entry now and is running', async () => {
    const { timer, observed } = await startedBy('ben', '  Write the report ');
    expect(timer.getSnapshot().matches('running')).toBe(true);
    expect(timer.getSnapshot().hasTag('live')).toBe(true);
    expect(observed.calls.at(-1)).toBe('POST /aster/clockwork/mini');
    expect(observed.bodies.at(-1)).toEqual({
      id: timer.getSnapshot().context.entry?.id,
      description: 'Write the report',
    });
    expect(timer.getSnapshot().context.entry).toMatchObject({
      startTime: '2026-03-04T21:00:00.000Z',
      endTime: null,
    });
    expect(observed.messages).toEqual(['The entry was started.']);
  });

  it('the mini timer starts at the server’s time on a device whose clock is an hour off', async () => {
    const observed = connectAs(server, 'ben', 'aster');
    const timer = timerWith({ clock: { now: () => timeline.now() - 3_600_000 } });
    await settled(timer);
    timer.send({ type: 'START' });
    await settled(timer);
    expect(timer.getSnapshot().context.entry?.startTime).toBe('2026-03-04T21:00:00.000Z');
    expect(observed.problems).toEqual([]);
  });

  it('the mini timer starts without a description', async () => {
    const { timer } = await startedBy('ben', '');
    expect(timer.getSnapshot().matches('running')).toBe(true);
  });
});

describe('stopping the mini timer', () => {
  it('the stop waits for the pending description, which is no change by someone else', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: 'Write the whole report' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    timer.send({ type: 'STOP' });
    expect(timer.getSnapshot().hasTag('stopping')).toBe(true);
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(observed.calls.slice(-2)).toEqual([
      'PUT /aster/clockwork/mini',
      'PUT /aster/clockwork/mini/end',
    ]);
    expect(observed.bodies.at(-1)).toMatchObject({ description: 'Write the whole report' });
  });

  it('an entry whose description was emptied is called “Untitled Entry”, also after a reload', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: ' ' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    await settled(timer);
    expect(timer.getSnapshot().context.entry?.description).toBe('Untitled Entry');
    const count = observed.calls.length;
    timer.send({ type: 'EDIT_DESCRIPTION' });
    expect(observed.calls).toHaveLength(count);
    timer.send({ type: 'STOP' });
    await settled(timer);
    expect(observed.bodies.at(-1)).toMatchObject({ description: 'Untitled Entry' });
  });

  it('the stop ends the entry, clears the description and leaves the timer stopped', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timeline.advance(30 * minute);
    timer.send({ type: 'STOP' });
    expect(timer.getSnapshot().value).toBe('stopping');
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context).toMatchObject({ description: '', entry: null });
    expect(observed.calls.at(-1)).toBe('PUT /aster/clockwork/mini/end');
    const fresh = timerWith();
    await settled(fresh);
    expect(fresh.getSnapshot().value).toBe('stopped');
  });

  it('the stop saves the description as it is typed at that time', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: 'Write the report, part two' });
    timer.send({ type: 'STOP' });
    await settled(timer);
    expect(observed.bodies.at(-1)).toMatchObject({ description: 'Write the report, part two' });
  });
});

describe('editing the description', () => {
  it('a changed description is saved while the time continues', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: 'Read the report' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    expect(timer.getSnapshot().hasTag('live')).toBe(true);
    await settled(timer);
    expect(observed.calls.at(-1)).toBe('PUT /aster/clockwork/mini');
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(timer.getSnapshot().context.entry?.description).toBe('Read the report');
    expect(timer.getSnapshot().context.entry?.startTime).toBe(start);
  });

  it('an unchanged description sends no request', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    const before = observed.calls.length;
    timer.send({ type: 'EDIT_DESCRIPTION' });
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(observed.calls).toHaveLength(before);
  });

  it('text typed while the last change is being saved is kept', async () => {
    const { timer } = await startedBy('ben', 'One');
    timer.send({ type: 'description.change', description: 'Two' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    timer.send({ type: 'description.change', description: 'Three' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('Three');
    expect(timer.getSnapshot().can({ type: 'EDIT_DESCRIPTION' })).toBe(true);
  });
});

describe('a description that is too long', () => {
  const tooLong = 'x'.repeat(501);

  it('an overlong description stays typed, and starts nothing until it is shortened', async () => {
    const { timer, observed } = await createTimer('ben');
    const before = observed.calls.length;
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'START' });
    expect(timer.getSnapshot()).toMatchObject({
      value: 'stopped',
      context: { description: tooLong },
    });
    expect(observed.calls).toHaveLength(before);
    timer.send({ type: 'description.change', description: `${'x'.repeat(500)} ` });
    timer.send({ type: 'START' });
    await settled(timer);
    expect(timer.getSnapshot().matches('running')).toBe(true);
  });

  it('an overlong description is not saved, and the entry continues to run', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    const before = observed.calls.length;
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(timer.getSnapshot().context.description).toBe(tooLong);
    expect(observed.calls).toHaveLength(before);
  });

  /** Ends the entry and returns the text that remains in the field. */
  async function getRemainingAfter(timer: Timer, observed: Observed) {
    await waitFor(timer, (snapshot) => snapshot.matches('stopped'));
    const { entry, description: field } = timer.getSnapshot().context;
    return { call: observed.calls.at(-1), body: observed.bodies.at(-1), entry, field };
  }

  const expectRemaining = (description: string) => ({
    call: 'PUT /aster/clockwork/mini/end',
    body: expect.objectContaining({ description }),
    entry: null,
    field: tooLong,
  });

  it('the timer stops with the last saved description if the typed one is too long', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'STOP' });
    expect(await getRemainingAfter(timer, observed)).toEqual(expectRemaining('Write the report'));
    timer.send({ type: 'START' });
    expect(timer.getSnapshot().value).toBe('stopped');
  });

  it('the timer stops with the description being saved if the typed one is too long', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: 'Read the report' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'STOP' });
    expect(await getRemainingAfter(timer, observed)).toEqual(expectRemaining('Read the report'));
  });

  it('the timer with an overlong description can be stopped while the status loads', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'tab.returned' });
    timer.send({ type: 'STOP' });
    expect(await getRemainingAfter(timer, observed)).toEqual(expectRemaining('Write the report'));
  });

  it('a restored overlong description starts nothing', async () => {
    connectAs(server, 'ben', 'aster');
    const timer = timerWith({ persisted: tooLong });
    timer.send({ type: 'START' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.description).toBe(tooLong);
  });
});

describe('a failed request of the mini timer', () => {
  it.each([
    ['a fault', { status: 500 as const }],
    ['no network', { isOffline: true }],
  ])(
    'a failed status request makes the timer unavailable without a message (%s)',
    async (_, network) => {
      server.setScenario({ ...healthyNetwork, operation: 'getClockWorkMini', ...network });
      const { timer, observed } = await createTimer('ben');
      expect(timer.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
      expect(observed.problems).toEqual([]);
    },
  );

  it('the typed text is kept after a failed start: a new timer starts with it', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'startMiniEntry', status: 500 });
    const { timer } = await startedBy('ben', 'Write the report');
    expect(timer.getSnapshot()).toMatchObject({
      value: 'unavailable',
      output: { draft: 'Write the report' },
    });
    server.setScenario(healthyNetwork);
    const fresh = timerWith({ draft: timer.getSnapshot().output?.draft ?? '' });
    await settled(fresh);
    expect(fresh.getSnapshot().value).toBe('stopped');
    expect(fresh.getSnapshot().context.description).toBe('Write the report');
    fresh.send({ type: 'START' });
    await settled(fresh);
    expect(fresh.getSnapshot().context.entry?.description).toBe('Write the report');
  });

  it('the typed text is kept after a failed edit: a new timer continues with it', async () => {
    const { timer } = await startedBy('ben', 'One');
    server.setScenario({ ...healthyNetwork, operation: 'updateMiniEntry', status: 503 });
    timer.send({ type: 'description.change', description: 'Two' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    await settled(timer);
    expect(timer.getSnapshot()).toMatchObject({ value: 'unavailable', output: { draft: 'Two' } });
    server.setScenario(healthyNetwork);
    const fresh = timerWith({ draft: 'Two' });
    await settled(fresh);
    expect(fresh.getSnapshot().matches('running')).toBe(true);
    expect(fresh.getSnapshot().context).toMatchObject({
      description: 'Two',
      entry: { description: 'One', startTime: start },
    });
  });

  it('the entry is kept after a failed stop offline: a new timer stops it, and nothing is lost', async () => {
    const { timer } = await startedBy('ben', 'One');
    timer.send({ type: 'description.change', description: 'One and a half' });
    server.setScenario({ ...healthyNetwork, isOffline: true });
    timer.send({ type: 'STOP' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('unavailable');

    server.setScenario(healthyNetwork);
    timeline.advance(10 * minute);
    const observed = connectAs(server, 'ben', 'aster');
    const fresh = timerWith({ draft: timer.getSnapshot().output?.draft ?? '' });
    await settled(fresh);
    fresh.send({ type: 'STOP' });
    await settled(fresh);
    expect(fresh.getSnapshot().value).toBe('stopped');
    expect(observed.bodies.at(-1)).toMatchObject({
      startTime: start,
      description: 'One and a half',
    });
    const persisted = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('entries', { where: { startTime: start } }),
    );
    expect(persisted).toEqual([
      expect.objectContaining({
        description: 'One and a half',
        endTime: '2026-03-04T21:10:00.000Z',
      }),
    ]);
  });
});
