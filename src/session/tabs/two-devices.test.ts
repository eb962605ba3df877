/** Two devices of one user, each with a separate connection to the reference server over HTTP. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createActor, waitFor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from '#openapi/client/index.ts';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { miniTimerMachine } from '#machines/clockwork/timer/mini-timer.machine.ts';
import { weekViewMachine } from '#machines/clockwork-week/week-view.machine.ts';
import { onlyTab } from '#machines/notifications/notification-hub.test-model.ts';
import { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import { timelineFrom } from '#machines/testing/timeline.ts';
import { toNodeListener } from '#mocks/http/listener.ts';
import { createNodeServer } from '#mocks/node.ts';
import { readAgain } from '../../page/timer/timer.ts';
import { followHubTimes, onTimesChanged, reportChange } from './time-changes.ts';

const ben = { tenantId: 'aster', subject: 'ben' };
const date = '2026-03-04';
const clock = timelineFrom(`${date}T20:00:00.000Z`);
const input = { clock, timeZone: 'Europe/Berlin', date };

let http: Server;
let address: string;
let tokens: string[];
const leaving: (() => void)[] = [];

beforeEach(async () => {
  const server = await createNodeServer({ clock });
  http = createServer(toNodeListener(server.fetch));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`;
  tokens = await Promise.all(['here', 'there'].map((id) => server.tokenFor('ben', 3600, id)));
});

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  http.closeAllConnections();
  http.close();
});

/** A call from the other device. */
async function callFromOtherDevice(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST') {
  const response = await fetch(`${address}/aster/clockwork${path}`, {
    method,
    headers: { Authorization: `Bearer ${tokens[1]}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json() as Promise<{ clockWorkMini: { id: string; startTime: string } }>;
}

/** Opens this device with day, mini timer and week, and waits until its stream is open. */
async function openDevice() {
  const requests: string[] = [];
  connectApi({
    address,
    tenantId: () => ben.tenantId,
    accessToken: () => Promise.resolve(tokens[0] ?? ''),
    language: () => 'en',
    onSuccess: () => undefined,
    onProblem: () => undefined,
    onChange: (operation, _, exchange) => reportChange(operation, ben, exchange),
    fetch: (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
  const day = createActor(clockWorkDayMachine, { input }).start();
  const mini = createActor(miniTimerMachine, { input }).start();
  const week = createActor(weekViewMachine, { input }).start();
  const times = followHubTimes(ben, 50);
  const hub = createActor(notificationHubMachine, { input: { tabs: onlyTab, isOnline: true } });
  hub.on('times.changed', ({ changes }) => times.report(changes));
  const leave = onTimesChanged(ben, (where) => {
    if (where === 'here') return;
    readAgain(day);
    readAgain(mini);
    week.send({ type: 'times.changed' });
  });
  leaving.push(leave, times.stop, () => [hub, day, mini, week].forEach((actor) => actor.stop()));
  hub.start();
  await waitFor(hub, (state) => state.matches({ line: { holding: 'listening' } }));
  await Promise.all([
    waitFor(day, (state) => state.hasTag('ready')),
    waitFor(mini, (state) => !state.hasTag('busy')),
    waitFor(week, (state) => state.hasTag('ready')),
  ]);
  requests.length = 0;
  return { day, mini, week, requests };
}

describe('a page that is open on another device', () => {
  it('day, mini timer and week show what is started, changed, stopped and deleted on another device', async () => {
    const { day, mini, week } = await openDevice();
    const shown = () => ({
      day: day.getSnapshot().context.live?.description ?? null,
      mini: mini.getSnapshot().context.entry?.description ?? null,
      week:
        week.getSnapshot().context.entries.find(({ endTime }) => endTime === null)?.description ??
        null,
    });
    const isShown = (description: string | null) =>
      vi.waitFor(
        () => expect(shown()).toEqual({ day: description, mini: description, week: description }),
        { timeout: 5000 },
      );
    const { clockWorkMini } = await callFromOtherDevice('/mini', { description: 'Call a client' });
    await isShown('Call a client');
    const { id, startTime } = clockWorkMini;
    const changed = { id, startTime, description: 'Call the client' };
    await callFromOtherDevice('/mini', changed, 'PUT');
    await isShown('Call the client');
    await callFromOtherDevice('/mini/end', changed, 'PUT');
    await isShown(null);
    const listed = () => day.getSnapshot().context.entries.map((entry) => entry.id);
    await vi.waitFor(() => expect(listed()).toContain(id), { timeout: 5000 });
    await callFromOtherDevice('/entries', [id]);
    await vi.waitFor(() => expect(listed()).not.toContain(id), { timeout: 5000 });
  });

  it('a page does not read again what its device has changed itself', async () => {
    const { day, requests } = await openDevice();
    day.send({ type: 'draft.changed', description: 'Mine' });
    day.send({ type: 'START' });
    await waitFor(day, (state) => state.context.live?.description === 'Mine');
    day.send({ type: 'STOP' });
    await waitFor(day, (state) => state.context.live === null);
    expect(requests).toHaveLength(2);
    // The next event on the stream arrives after the events of both devices.
    await callFromOtherDevice('/mini', { description: 'Theirs' });
    await waitFor(day, (state) => state.context.live?.description === 'Theirs');
    const reads = requests.filter((request) => request.endsWith(`/clockwork/${date}`));
    expect(reads).toHaveLength(1);
  });
});
