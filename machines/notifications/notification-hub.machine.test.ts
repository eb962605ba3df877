import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from '#openapi/client/index.ts';
import type { StreamEvent } from '#openapi/client/stream.ts';
import { createNodeServer } from '#mocks/node.ts';
import { minutes, now, sendNotification } from '#mocks/testing/notifications.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './notification-hub.test-model.ts';
import { notificationHubMachine, type NotificationHubEmitted } from './notification-hub.machine.ts';
import type { HubTabs } from './tabs.ts';

testPaths(testModel);

type Hub = ActorRefFrom<typeof notificationHubMachine>;

let server: Awaited<ReturnType<typeof createNodeServer>>;
/** The requests for the stream, with a function that ends each response. */
let lines: { after: string | null; drop: () => void }[];
let hubs: Hub[];

/** The network of the test: streams that it may drop. */
async function overTheNetwork(request: Request): Promise<Response> {
  const response = await server.fetch(request);
  if (!request.url.includes('/hubs/') || !response.body) return response;
  const reader = response.body.getReader();
  let drop = () => undefined as void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      drop = () => {
        controller.error(new TypeError('network error'));
        void reader.cancel();
      };
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (value) controller.enqueue(value);
      if (done) controller.close();
    },
    cancel: () => reader.cancel(),
  });
  lines.push({ after: request.headers.get('Last-Event-ID'), drop });
  return new Response(body, response);
}

describe('on the reference server', () => {
  beforeEach(async () => {
    server = await createNodeServer({ clock: { now: () => Date.parse(now) } });
    lines = [];
    hubs = [];
    connect('chloe');
  });

  const connect = (personId: string) => {
    const token = server.tokenFor(personId, 24 * 3600);
    connectApi({
      address: server.apiAddress,
      tenantId: () => 'aster',
      accessToken: () => token,
      language: () => 'en',
      onSuccess: () => undefined,
      onProblem: () => undefined,
      fetch: overTheNetwork,
    });
  };

  afterEach(() => {
    for (const hub of hubs) hub.stop();
  });

  /** Tabs of one browser: one listens at a time, the next one takes over when it closes. */
  function browser() {
    let queue: Promise<void> = Promise.resolve();
    const ears = new Set<(event: StreamEvent) => void>();
    return (): HubTabs => {
      let own: ((event: StreamEvent) => void) | undefined;
      return {
        takeTurn: (signal) => {
          const turn = queue;
          queue = turn.then(
            () => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
          );
          return turn;
        },
        broadcast: (event) => {
          for (const listener of ears) if (listener !== own) listener(event);
        },
        onMessage: (listener) => {
          own = listener;
          ears.add(listener);
          return () => ears.delete(listener);
        },
      };
    };
  }

  function openTab(tabs: HubTabs = browser()()) {
    const received: NotificationHubEmitted[] = [];
    const hub = createActor(notificationHubMachine, { input: { tabs, isOnline: true } });
    hub.on('*', (event) => received.push(event));
    hubs.push(hub);
    hub.start();
    const arrivals = () => received.filter(({ type }) => type === 'notification.arrived').length;
    return { hub, received, arrivals };
  }

  const listens = (hub: Hub) =>
    waitFor(hub, (snapshot) => snapshot.matches({ line: { holding: 'listening' } }));
  const counted = (hub: Hub) => waitFor(hub, (snapshot) => snapshot.matches({ count: 'counted' }));

  describe('the hub', () => {
    it('the hub reports the count first, and then notifications as they arrive', async () => {
      await sendNotification(server);
      const { hub, received, arrivals } = openTab();
      await listens(hub);
      await counted(hub);
      expect(received).toContainEqual({
        type: 'counts.changed',
        counts: { unreadNotificationCount: 1, requestTrackingPendingCount: 0 },
      });
      await sendNotification(server, {}, minutes(-1));
      await vi.waitFor(() => expect(arrivals()).toBe(1), 5000);
    });

    it('the hub reports the counts when they change in another window', async () => {
      const id = await sendNotification(server);
      const { hub, received } = openTab();
      await listens(hub);
      await counted(hub);
      received.length = 0;
      const { api } = await import('#openapi/client/index.ts');
      await api.markNotificationSeen({ path: { id } });
      const counts = { unreadNotificationCount: 0, requestTrackingPendingCount: 0 };
      await vi.waitFor(() => expect(received).toEqual([{ type: 'counts.changed', counts }]), 5000);
    });
  });

  describe('a timer started on another device', () => {
    it('the start is reported once by the tab that listens, with its entry', async () => {
      connect('ben');
      const tab = browser();
      const [first, second] = [openTab(tab()), openTab(tab())];
      await listens(first.hub);
      const otherTabRequest = new Request(`${server.apiAddress}/aster/clockwork/mini`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${await server.tokenFor('ben', 3600)}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ description: 'Call a client' }),
      });
      const response = await server.fetch(otherTabRequest);
      expect(response.status).toBe(200);
      const { clockWorkMini } = (await response.json()) as { clockWorkMini: { id: string } };
      await vi.waitFor(() => expect(second.hub.getSnapshot().context.last).not.toBe(''), 5000);
      const changes = [{ id: clockWorkMini.id, version: 1 }];
      const getTimes = ({ received }: typeof first) =>
        received.filter(({ type }) => type === 'times.changed');
      expect(getTimes(first)).toEqual([{ type: 'times.changed', changes }]);
      expect(getTimes(second)).toEqual([]);
    });
  });

  describe('a project changed by someone else', () => {
    it('the change is reported in all tabs', async () => {
      connect('ben');
      const tab = browser();
      const [first, second] = [openTab(tab()), openTab(tab())];
      await listens(first.hub);
      const { api } = await import('#openapi/client/index.ts');
      const projectId = crypto.randomUUID();
      await api.createProject({
        body: { id: projectId, code: 'HUB-1', name: 'Hub', description: '' },
      });
      const changed = { type: 'project.changed', projectId };
      for (const { received } of [first, second]) {
        await vi.waitFor(() => expect(received).toContainEqual(changed), 5000);
      }
    });
  });

  describe('a dropped stream', () => {
    it('the stream resumes without losing or duplicating notifications sent in the meantime', async () => {
      const { hub, arrivals } = openTab();
      await listens(hub);
      await sendNotification(server, {}, minutes(-1));
      await vi.waitFor(() => expect(arrivals()).toBe(1), 5000);
      lines[0]?.drop();
      await waitFor(hub, (snapshot) => snapshot.matches({ line: { holding: 'waiting' } }));
      await sendNotification(server, {}, minutes(-2));
      await sendNotification(server, {}, minutes(-3));
      await listens(hub);
      await vi.waitFor(() => expect(arrivals()).toBe(3), 5000);
      await sendNotification(server, {}, minutes(-4));
      await vi.waitFor(() => expect(arrivals()).toBe(4), 5000);
      expect(lines.map(({ after }) => after)).toEqual([null, expect.any(String)]);
    });

    it('the stream without a network is offline until the network is back', async () => {
      const { hub } = openTab();
      await listens(hub);
      hub.send({ type: 'network.disconnected' });
      lines[0]?.drop();
      await waitFor(hub, (snapshot) => snapshot.matches({ line: { holding: 'offline' } }));
      hub.send({ type: 'network.returned' });
      expect(hub.getSnapshot().matches({ line: { holding: 'connecting' } })).toBe(true);
      await listens(hub);
    });
  });

  describe('multiple tabs on one stream', () => {
    it('the tabs share one stream and receive the same events', async () => {
      const join = browser();
      const [one, other] = [openTab(join()), openTab(join())];
      await listens(one.hub);
      await sendNotification(server, {}, minutes(-1));
      await vi.waitFor(() => expect([one.arrivals(), other.arrivals()]).toEqual([1, 1]), 5000);
      expect(lines).toHaveLength(1);
      expect(other.hub.getSnapshot().matches({ line: 'queueing' })).toBe(true);
    });

    it('the tabs continue after the listening one is closed, from its last event', async () => {
      const join = browser();
      const [one, other] = [openTab(join()), openTab(join())];
      await listens(one.hub);
      await sendNotification(server, {}, minutes(-1));
      await vi.waitFor(() => expect(other.arrivals()).toBe(1), 5000);
      one.hub.stop();
      await sendNotification(server, {}, minutes(-2)); // No tab listens.
      await listens(other.hub);
      await vi.waitFor(() => expect(other.arrivals()).toBe(2), 5000);
      expect(one.arrivals()).toBe(1);
      expect(lines[1]?.after).not.toBeNull();
    });
  });
});
