import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/prove-paths.suite.ts';
import { minute } from '../testing/timeline.ts';
import {
  server,
  settled,
  startedBy,
  timeline,
  createTimer,
  timerWith,
  withFreshServer,
  type Timer,
} from './mini-timer.fixture.ts';
import { testModel, start } from './mini-timer.guide.ts';

testPaths(testModel);
withFreshServer();

describe("today's status comes first", () => {
  it('shows stopped when nothing runs', async () => {
    const { timer, observed } = await createTimer('ben');
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(observed.calls).toEqual(['GET /aster/clockwork/clockWorkMini/2026-03-04']);
  });

  it('shows running, with its description, when a live entry of today exists', async () => {
    await startedBy('ben', 'Write the report');
    const { timer } = await createTimer('ben');
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(timer.getSnapshot().context.description).toBe('Write the report');
    expect(timer.getSnapshot().context.entry?.endTime).toBeNull();
  });

  it('needs a fix when a live entry of an earlier day exists, and takes no start', async () => {
    const { timer } = await createTimer('grace');
    expect(timer.getSnapshot().value).toBe('needsFix');
    expect(timer.getSnapshot().context.longRunningEntry?.description).toBe('Prepare the workshop');
    expect(timer.getSnapshot().can({ type: 'START' })).toBe(false);
  });

  it('tells in which other tenants the timer runs, also while nothing runs here', async () => {
    connectAs(server, 'ava', 'birch');
    const { api } = await import('#openapi/client/index.ts');
    await api.startMiniEntry({ body: { startTime: start, description: '' } });
    const { timer } = await createTimer('ava');
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.otherTenants).toEqual([
      { tenantId: 'birch', tenantName: 'birch works', startTime: start },
    ]);
  });

  it('keeps what is typed before the status has come', async () => {
    connectAs(server, 'ben', 'aster');
    const timer = timerWith();
    expect(timer.getSnapshot().value).toBe('checking');
    timer.send({ type: 'description.change', description: 'Typed early' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('Typed early');
  });
});

describe('what was typed before the page was left', () => {
  it('is there again when nothing runs', async () => {
    connectAs(server, 'ben', 'aster');
    const timer = timerWith({ persisted: 'Half a sentence' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.description).toBe('Half a sentence');
  });

  it('never covers the description of what runs', async () => {
    await startedBy('ben', 'Write the report');
    const timer = timerWith({ persisted: 'Half a sentence' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('Write the report');
    timer.send({ type: 'STOP' });
    await settled(timer);
    expect(timer.getSnapshot().context.description).toBe('');
  });
});

describe('start', () => {
  it('creates a live entry that starts now, and goes to running', async () => {
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

  it('starts at the server’s time on a device whose clock is an hour off', async () => {
    const observed = connectAs(server, 'ben', 'aster');
    const timer = timerWith({ clock: { now: () => timeline.now() - 3_600_000 } });
    await settled(timer);
    timer.send({ type: 'START' });
    await settled(timer);
    expect(timer.getSnapshot().context.entry?.startTime).toBe('2026-03-04T21:00:00.000Z');
    expect(observed.problems).toEqual([]);
  });

  it('needs no description', async () => {
    const { timer } = await startedBy('ben', '');
    expect(timer.getSnapshot().matches('running')).toBe(true);
  });
});

describe('stop', () => {
  it('waits for the description that is on its way, which is no change by somebody else', async () => {
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

  it("calls an entry whose description was emptied 'Untitled Entry', after a reload too", async () => {
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

  it('ends the entry, goes to stopped and clears the description', async () => {
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

  it('saves the description as it is typed at that moment', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: 'Write the report, part two' });
    timer.send({ type: 'STOP' });
    await settled(timer);
    expect(observed.bodies.at(-1)).toMatchObject({ description: 'Write the report, part two' });
  });
});

describe('editing the description', () => {
  it('saves a changed one while the time goes on', async () => {
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

  it('that changes nothing asks nothing of the server', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    const before = observed.calls.length;
    timer.send({ type: 'EDIT_DESCRIPTION' });
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(observed.calls).toHaveLength(before);
  });

  it('keeps what is typed on while the last change is being saved', async () => {
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

  it('stays as it is typed, and starts nothing until it is shorter', async () => {
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

  it('is not saved: what runs, runs on', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    const before = observed.calls.length;
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    expect(timer.getSnapshot().matches({ running: 'idle' })).toBe(true);
    expect(timer.getSnapshot().context.description).toBe(tooLong);
    expect(observed.calls).toHaveLength(before);
  });

  /** What the entry is ended with, and what stands in the field then. */
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

  it('does not keep the timer from being stopped, with the one that was saved last', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'STOP' });
    expect(await getRemainingAfter(timer, observed)).toEqual(expectRemaining('Write the report'));
    timer.send({ type: 'START' });
    expect(timer.getSnapshot().value).toBe('stopped');
  });

  it('nor while one before it is being saved, which is the last then', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: 'Read the report' });
    timer.send({ type: 'EDIT_DESCRIPTION' });
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'STOP' });
    expect(await getRemainingAfter(timer, observed)).toEqual(expectRemaining('Read the report'));
  });

  it('nor while the status is read', async () => {
    const { timer, observed } = await startedBy('ben', 'Write the report');
    timer.send({ type: 'description.change', description: tooLong });
    timer.send({ type: 'tab.returned' });
    timer.send({ type: 'STOP' });
    expect(await getRemainingAfter(timer, observed)).toEqual(expectRemaining('Write the report'));
  });

  it('starts nothing where it was kept from before', async () => {
    connectAs(server, 'ben', 'aster');
    const timer = timerWith({ persisted: tooLong });
    timer.send({ type: 'START' });
    await settled(timer);
    expect(timer.getSnapshot().value).toBe('stopped');
    expect(timer.getSnapshot().context.description).toBe(tooLong);
  });
});

describe('a failed call ends in the unavailable state, which is final', () => {
  it.each([
    ['a fault', { status: 500 as const }],
    ['no network', { isOffline: true }],
  ])('of the status, without a message (%s)', async (_, network) => {
    server.setScenario({ ...healthyNetwork, operation: 'getClockWorkMini', ...network });
    const { timer, observed } = await createTimer('ben');
    expect(timer.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
    expect(observed.problems).toEqual([]);
  });

  it('of a start: a fresh timer begins with what was typed', async () => {
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

  it('of an edit: a fresh timer runs on with what was typed', async () => {
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

  it('of a stop without a network: a fresh timer stops the entry, and nothing is lost', async () => {
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
