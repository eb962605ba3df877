import { createActor, fromCallback, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import type { ProviderResponse } from './calendar-response.ts';
import {
  calendarConnectionMachine,
  type CalendarConnectionEmitted,
} from './calendar-connection.machine.ts';
import { testModel } from './calendar-connection.test-model.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom('2026-03-04T10:00:00.000Z') });
  observed = connectAs(server, 'ben', 'aster');
});

const redirectUri = 'http://atrium.test/google/auth';
/** A hub that stays silent, so that a test sees only its own calls. */
const machine = calendarConnectionMachine.provide({
  actors: { listenToCalendar: fromCallback(() => undefined) },
});

async function open(response: ProviderResponse | null = null) {
  const actor = createActor(machine, { input: { response, redirectUri } });
  const emitted: CalendarConnectionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const settled = () =>
    waitFor(actor, (state) => !state.hasTag('busy') || state.matches('leaving'));
  await settled();
  return { actor, emitted, settled };
}

/** Leaves for the provider, decides there, and comes back as another page. */
async function comeBack(decision: string, change: Partial<ProviderResponse> = {}) {
  const { actor, emitted, settled } = await open();
  actor.send({ type: 'calendar.connect' });
  await settled();
  const request = emitted.find((each) => each.type === 'provider.requested');
  if (!request) throw new Error('No provider was requested.');
  const body = new URLSearchParams({ decision });
  const page = await server.fetch(new Request(request.address, { method: 'POST', body }));
  const { searchParams } = new URL(page.headers.get('Location') ?? 'none:');
  const read = (name: string) => searchParams.get(name) ?? '';
  const response = { code: read('code'), state: read('state'), error: read('error') };
  return open({ ...response, startedState: request.state, ...change });
}

describe('connecting a calendar', () => {
  it('the calendar is connected after the consent, and the response leaves the address', async () => {
    const { actor } = await comeBack('allow');
    const { context, value } = actor.getSnapshot();
    expect(value).toBe('ready');
    expect(context.connection).toMatchObject({
      isGoogleCalendarSynced: true,
      accountEmail: 'ben@demo.test',
    });
    expect(context.response).toBeNull();
    expect(observed.messages).toEqual(['Your calendar is connected.']);
  });

  it.each([
    ['deny', {}, 'denied'],
    ['outage', {}, 'providerDown'],
    ['allow', { startedState: 'other' }, 'stateWrong'],
    ['allow', { startedState: null }, 'stateWrong'],
    ['allow', { code: '' }, 'notConnected'],
  ] as const)(
    'the response to "%s" with %o connects nothing, and the page names the problem',
    async (decision, change, problem) => {
      const { actor } = await comeBack(decision, change);
      const { context, value } = actor.getSnapshot();
      expect([value, context.responseProblem]).toEqual(['ready', problem]);
      expect(context.connection?.isGoogleCalendarSynced).toBe(false);
      const path = 'POST /aster/integration/calendar';
      expect(observed.calls.filter((call) => call === path)).toEqual([]);
      actor.send({ type: 'notice.close' });
      expect(actor.getSnapshot().context.responseProblem).toBeNull();
    },
  );

  it('a code that was used before is rejected with the server’s reason', async () => {
    const first = await comeBack('allow');
    await api.disconnectCalendar({});
    expect(first.actor.getSnapshot().context.response).toBeNull();
    const { actor } = await comeBack('allow', { code: 'used' });
    const { context, value } = actor.getSnapshot();
    expect([value, context.hasFailed]).toEqual(['ready', true]);
    expect(context.reason).toMatch(/expired or was already used/);
  });

  it('a code that the server could not exchange is sent again', async () => {
    const { actor: before } = await open();
    expect(before.getSnapshot().value).toBe('ready');
    server.setScenario({ ...healthy, operation: 'connectCalendar', status: 503 });
    const { actor, settled } = await comeBack('allow');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.cause]).toEqual([
      'unfinished',
      'down',
    ]);
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({
      hasFailed: false,
      connection: { isGoogleCalendarSynced: true },
    });
  });
});

describe('a connected calendar', () => {
  it('the calendar is synced, and disconnected only after Yes', async () => {
    const { actor, settled } = await comeBack('allow');
    actor.send({ type: 'calendar.sync' });
    await settled();
    actor.send({ type: 'calendar.disconnect' });
    actor.send({ type: 'NO' });
    expect(actor.getSnapshot().context.connection?.isGoogleCalendarSynced).toBe(true);
    actor.send({ type: 'calendar.disconnect' });
    actor.send({ type: 'YES' });
    await settled();
    expect(actor.getSnapshot().context.connection?.isGoogleCalendarSynced).toBe(false);
    expect(actor.getSnapshot().can({ type: 'calendar.sync' })).toBe(false);
  });

  it('a failed action leaves the connection and shows the reason', async () => {
    const { actor, settled } = await comeBack('allow');
    server.setScenario(down);
    actor.send({ type: 'calendar.sync' });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({
      hasFailed: true,
      cause: 'down',
      connection: { isGoogleCalendarSynced: true },
    });
  });

  it('another tab’s change of the calendar reloads the connection', async () => {
    const { actor } = await open();
    connectAs(server, 'ben', 'aster');
    actor.send({ type: 'calendar.changed' });
    expect(actor.getSnapshot().value).toBe('refreshing');
    await waitFor(actor, (state) => state.matches('ready'));
  });
});
