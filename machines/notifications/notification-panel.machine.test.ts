import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork, type Scenario } from '#mocks/scenarios/scenarios.ts';
import { minutes, now, request, sendNotification } from '#mocks/testing/notifications.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/prove-paths.suite.ts';
import { testModel } from './notification-panel.guide.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { notificationPanelMachine } from './notification-panel.machine.ts';
import { getShown, type NotificationPanelEmitted } from './notification-panel.setup.ts';
import type { Notification } from './notifications.ts';

testPaths(testModel);

type Panel = ActorRefFrom<typeof notificationPanelMachine>;

let server: Awaited<ReturnType<typeof createNodeServer>>;
let observed: Observed;
let panel: Panel;
let emitted: NotificationPanelEmitted[];
let timeline: ReturnType<typeof timelineFrom>;

describe('on the reference server', () => {
  beforeEach(async () => {
    timeline = timelineFrom(now);
    server = await createNodeServer({ clock: { now: () => Date.parse(now) } });
    observed = connectAs(server, 'chloe', 'aster'); // nobody has told her anything
    emitted = [];
    panel = startPanel('e-chloe');
  });

  function startPanel(employeeId: string | null): Panel {
    const actor = createActor(notificationPanelMachine, {
      input: { employeeId },
      clock: timeline.waits,
    });
    actor.on('*', (event) => emitted.push(event));
    return actor.start();
  }

  const shown = () => getShown(panel.getSnapshot().context);
  const ids = () => shown().notifications.map(({ id }) => id);
  const counts = () => Object.values(shown().counts);
  const settled = () =>
    waitFor(panel, ({ context, tags }) => !tags.has('busy') && context.pendingActions.length === 0);
  const fails = (operation: Scenario['operation'], status: 500 | 503 = 500) =>
    server.setScenario({ ...healthyNetwork, operation, status });

  async function open(): Promise<void> {
    panel.send({ type: 'NOTIFICATION', isOpening: true });
    await settled();
  }

  /** Tells Chloe so many things, the newest first. */
  async function createNotifications(count: number): Promise<string[]> {
    const made: string[] = [];
    for (let at = 0; at < count; at += 1)
      made.push(await sendNotification(server, {}, minutes(at + 10)));
    return made;
  }

  function first(): Notification {
    const [notification] = shown().notifications;
    if (!notification) throw new Error('There is none.');
    return notification;
  }

  describe('the panel', () => {
    it('is idle, and loaded once a NOTIFICATION has been answered', async () => {
      const made = await createNotifications(2);
      expect(panel.getSnapshot().value).toBe('idle');
      panel.send({ type: 'NOTIFICATION' });
      expect(panel.getSnapshot().value).toBe('fetching');
      await settled();
      expect(panel.getSnapshot().value).toBe('loaded');
      expect(ids()).toEqual(made);
      expect(counts()).toEqual([2, 0]);
    });

    it('asks from skip count 0 for the unseen, and for new ones alone', async () => {
      await open();
      const [call] = observed.calls;
      const query = new URLSearchParams(call?.split('?')[1]);
      expect(call).toMatch(/^GET \/aster\/AppNotification\/notification-details\?/);
      expect(Object.fromEntries(query)).toMatchObject({
        skipCount: '0',
        filterType: 'UnSeen',
        isNew: 'true',
      });
    });

    it('lists the seen, or all, when it is asked to', async () => {
      const [newest = '', oldest = ''] = await createNotifications(2);
      await open();
      panel.send({ type: 'MARK_READ', notification: first() });
      await settled();
      panel.send({ type: 'filter.changed', filterType: 'Seen' });
      await settled();
      expect(ids()).toEqual([newest]);
      panel.send({ type: 'filter.changed', filterType: 'All' });
      await settled();
      expect(ids()).toEqual([newest, oldest]);
    });

    it('is loaded also when the fetch fails, and can be asked again', async () => {
      await createNotifications(1);
      fails('listNotifications');
      await open();
      expect(panel.getSnapshot().value).toBe('loaded');
      expect(panel.getSnapshot().context.problem).toMatchObject({ kind: 'error' });
      server.setScenario(healthyNetwork);
      panel.send({ type: 'retry' });
      await settled();
      expect(ids()).toHaveLength(1);
    });
  });

  describe('scrolling to the end', () => {
    it('adds the next twenty, until all are there', async () => {
      const made = await createNotifications(45);
      await open();
      expect(ids()).toEqual(made.slice(0, 20));
      panel.send({ type: 'scrolled.toEnd' });
      await settled();
      expect(ids()).toEqual(made.slice(0, 40));
      panel.send({ type: 'scrolled.toEnd' });
      await settled();
      expect(ids()).toEqual(made);
      expect(panel.getSnapshot().can({ type: 'scrolled.toEnd' })).toBe(false);
    });

    it('loses and doubles none while some were read, removed, or came meanwhile', async () => {
      const made = await createNotifications(45);
      await open();
      for (const notification of shown().notifications.slice(0, 3)) {
        panel.send({ type: 'MARK_READ', notification });
      }
      panel.send({ type: 'REMOVE', notification: shown().notifications[10] ?? first() });
      panel.send({ type: 'removal.due' });
      const added = await sendNotification(server, {}, minutes(1));
      panel.send({ type: 'scrolled.toEnd' });
      await settled();
      panel.send({ type: 'NOTIFICATION' });
      await settled();
      panel.send({ type: 'scrolled.toEnd' });
      await settled();
      expect(ids()).toEqual([added, ...made.filter((_, at) => at !== 10)]);
    });

    it('that fails keeps what is there, and can be tried again', async () => {
      const made = await createNotifications(30);
      await open();
      fails('listNotifications', 503);
      panel.send({ type: 'scrolled.toEnd' });
      await settled();
      expect(ids()).toHaveLength(20);
      expect(panel.getSnapshot().can({ type: 'scrolled.toEnd' })).toBe(false);
      server.setScenario(healthyNetwork);
      panel.send({ type: 'retry' });
      await settled();
      panel.send({ type: 'scrolled.toEnd' });
      await settled();
      expect(ids()).toEqual(made);
    });
  });

  describe('an arrival', () => {
    it('comes on top, and what is read stays: the seen among the unseen, too', async () => {
      const made = await createNotifications(25);
      await open();
      panel.send({ type: 'MARK_READ', notification: first() });
      await settled();
      const added = await sendNotification(server, {}, minutes(1));
      panel.send({ type: 'NOTIFICATION' });
      await settled();
      expect(ids()).toEqual([added, ...made.slice(0, 20)]);
      expect(counts()).toEqual([25, 0]);
    });

    it('while the list is being read is not missed', async () => {
      await createNotifications(1);
      panel.send({ type: 'NOTIFICATION', isOpening: true });
      await waitFor(panel, () => observed.calls.length > 0);
      const added = await sendNotification(server, {}, minutes(1));
      panel.send({ type: 'NOTIFICATION' });
      await settled();
      expect(ids()[0]).toBe(added);
    });

    it('leaves out what was seen the next time the bell is opened', async () => {
      const made = await createNotifications(3);
      await open();
      panel.send({ type: 'MARK_READ', notification: first() });
      await settled();
      expect(ids()).toEqual(made);
      await open();
      expect(ids()).toEqual(made.slice(1));
    });
  });

  describe('what another window has done', () => {
    const readInOtherTab = async (id: string) => {
      const { api } = await import('#openapi/client/index.ts');
      const {
        notification: _,
        successMessages: __,
        ...after
      } = await api.markNotificationSeen({
        path: { id },
      });
      panel.send({ type: 'counts.changed', counts: after });
      await settled();
    };

    it('is shown here: its counts, and what was seen', async () => {
      const [newest = '', oldest = ''] = await createNotifications(2);
      await open();
      await readInOtherTab(newest);
      expect(counts()).toEqual([1, 0]);
      expect(shown().notifications.map(({ id, isSeen }) => [id, isSeen])).toEqual([
        [newest, true],
        [oldest, false],
      ]);
    });

    it('changes the count alone before the bell was ever opened', async () => {
      const [newest = ''] = await createNotifications(2);
      await readInOtherTab(newest);
      expect(panel.getSnapshot().value).toBe('idle');
      expect(counts()).toEqual([1, 0]);
      expect(observed.calls).toHaveLength(1);
    });

    it('asks nothing when it is what was done here', async () => {
      await createNotifications(2);
      await open();
      panel.send({ type: 'MARK_READ', notification: first() });
      await settled();
      const before = observed.calls.length;
      panel.send({ type: 'counts.changed', counts: shown().counts });
      await settled();
      expect(observed.calls).toHaveLength(before);
    });
  });

  describe('marking', () => {
    it('shows one as seen at once, and lowers the count', async () => {
      const [id = ''] = await createNotifications(2);
      await open();
      panel.send({ type: 'OPEN', notification: first() });
      expect(first().isSeen).toBe(true);
      expect(counts()).toEqual([1, 0]);
      await settled();
      expect(observed.calls.at(-1)).toBe(`PUT /aster/AppNotification/${id}`);
      expect(counts()).toEqual([1, 0]);
      expect(emitted).toEqual([{ type: 'notifications.changed' }]);
    });

    it('all sets the unread count to zero', async () => {
      await createNotifications(3);
      await open();
      panel.send({ type: 'MARK_ALL_READ' });
      expect(counts()).toEqual([0, 0]);
      expect(shown().notifications.every(({ isSeen }) => isSeen)).toBe(true);
      await settled();
      expect(observed.calls.at(-1)).toBe('PUT /aster/AppNotification/mark-as-read');
      expect(panel.getSnapshot().can({ type: 'MARK_ALL_READ' })).toBe(false);
    });

    it('that is refused is taken back, and the others stand', async () => {
      const [newest = '', oldest = ''] = await createNotifications(2);
      await open();
      fails('markNotificationSeen');
      panel.send({ type: 'MARK_READ', notification: first() });
      panel.send({ type: 'COMPLETE', notification: shown().notifications[1] ?? first() });
      expect(counts()).toEqual([0, 0]);
      await settled();
      expect(shown().notifications.map(({ id, isSeen }) => [id, isSeen])).toEqual([
        [newest, false],
      ]);
      expect(counts()).toEqual([1, 0]);
      expect(observed.calls.at(-1)).toContain(oldest);
    });

    it('twice is told once', async () => {
      await createNotifications(1);
      await open();
      const notification = first();
      panel.send({ type: 'MARK_READ', notification });
      panel.send({ type: 'OPEN', notification });
      await settled();
      expect(observed.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    });
  });

  describe('what was removed', () => {
    it('stays in its place and counts no more, until the offer to undo is over', async () => {
      const id = await sendNotification(server, request);
      await open();
      panel.send({ type: 'REMOVE', notification: first() });
      panel.send({ type: 'REMOVE', notification: first() });
      expect(ids()).toEqual([id]);
      expect(counts()).toEqual([0, 0]);
      await settled();
      expect(observed.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
      timeline.advance(10_000);
      expect(ids()).toEqual([]);
      await settled();
      expect(observed.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    });

    it('can be brought back, and the server never hears of it', async () => {
      const id = await sendNotification(server, request);
      await open();
      panel.send({ type: 'REMOVE', notification: first() });
      panel.send({ type: 'undo' });
      expect(panel.getSnapshot().can({ type: 'undo' })).toBe(false);
      timeline.advance(20_000);
      expect(ids()).toEqual([id]);
      expect(counts()).toEqual([1, 1]);
      expect(observed.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    });

    it('is gone for good once another one is removed', async () => {
      const [newest = '', oldest = ''] = await createNotifications(2);
      await open();
      panel.send({ type: 'REMOVE', notification: first() });
      panel.send({ type: 'REMOVE', notification: shown().notifications[1] ?? first() });
      await settled();
      expect(ids()).toEqual([oldest]);
      expect(observed.calls.at(-1)).toContain(newest);
    });
  });

  describe('completing and removing', () => {
    it.each(['COMPLETE', 'REMOVE'] as const)(
      '%s lowers the unread and the pending count, never below zero',
      async (type) => {
        const id = await sendNotification(server, request);
        await open();
        expect(counts()).toEqual([1, 1]);
        const notification = first();
        panel.send({ type, notification });
        panel.send({ type, notification });
        panel.send({ type: 'removal.due' });
        expect(ids()).toEqual([]);
        expect(counts()).toEqual([0, 0]);
        await settled();
        expect(counts()).toEqual([0, 0]);
        expect(observed.calls.at(-1)).toBe(
          `PUT /aster/AppNotification/notification?notificationId=${id}`,
        );
      },
    );

    it('UPDATE_IS_ACTIVE completes one, which waits in its place until then', async () => {
      const [newest, oldest] = await createNotifications(2);
      await open();
      panel.send({ type: 'UPDATE_IS_ACTIVE', notification: first() });
      expect(panel.getSnapshot().value).toBe('updating');
      expect(ids()).toEqual([newest, oldest]);
      await settled();
      expect(panel.getSnapshot().value).toBe('loaded');
      expect(ids()).toEqual([oldest]);
      expect(counts()).toEqual([1, 0]);
    });

    it('UPDATE_IS_ACTIVE that fails returns to the loaded list, too', async () => {
      const made = await createNotifications(2);
      await open();
      fails('completeNotification');
      panel.send({ type: 'UPDATE_IS_ACTIVE', notification: first() });
      await settled();
      expect(panel.getSnapshot().value).toBe('loaded');
      expect(ids()).toEqual(made);
    });
  });

  describe('a request to link a sub-project', () => {
    /** A request of the demo world that waits for somebody. */
    async function waiting() {
      observed = connectAs(server, 'grace', 'aster');
      const { api } = await import('#openapi/client/index.ts');
      const { profile } = await api.getProfile({});
      panel = startPanel(profile.employeeId);
      await open();
      const found = shown().notifications.find(({ typeId }) => typeId === 1);
      if (!found) throw new Error('Grace is asked for nothing.');
      return found;
    }

    it('that is denied lowers the counts and is not complete', async () => {
      const id = await sendNotification(server, request);
      await open();
      panel.send({ type: 'DENY', notification: first() });
      expect(counts()).toEqual([0, 0]);
      expect(panel.getSnapshot().can({ type: 'DENY', notification: first() })).toBe(false);
      await settled();
      expect(observed.calls.at(-1)).toBe(
        `DELETE /aster/AppNotification/reject-project-from-link?notificationId=${id}`,
      );
      expect(first()).toMatchObject({ id, isSeen: true, isComplete: false });
      expect(observed.messages).toEqual(['The request was denied.']);
    });

    it('that is accepted links the project, then is complete', async () => {
      const notification = await waiting();
      const before = observed.calls.length;
      panel.send({ type: 'ACCEPT', notification });
      expect(ids()).not.toContain(notification.id);
      await settled();
      const calls = observed.calls.slice(before).filter((call) => !call.startsWith('GET'));
      expect(calls).toEqual([
        expect.stringMatching(/^POST .*link-subproject-to-project$/),
        `PUT /aster/AppNotification/notification?notificationId=${notification.id}`,
      ]);
      expect(ids()).not.toContain(notification.id);
      expect(observed.problems).toEqual([]);
    });

    it.each([
      ['ACCEPT', 'linkSubProject'],
      ['DENY', 'rejectProjectLink'],
    ] as const)('%s that the server refuses is rolled back', async (type, operation) => {
      const notification = await waiting();
      const before = [ids(), counts()];
      fails(operation);
      panel.send({ type, notification });
      expect(counts()).not.toEqual(before[1]);
      await settled();
      expect([ids(), counts()]).toEqual(before);
      expect(panel.getSnapshot().can({ type, notification })).toBe(true);
      expect(observed.problems).toEqual([{ kind: 'error', id: operation }]);
    });

    it('that was answered elsewhere is refused, and the list is read again', async () => {
      const notification = await waiting();
      const { api } = await import('#openapi/client/index.ts');
      await api.rejectProjectLink({ query: { notificationId: notification.id } });
      panel.send({ type: 'ACCEPT', notification });
      await settled();
      await waitFor(panel, ({ context }) => !context.isStale);
      await settled();
      const after = shown().notifications.find(({ id }) => id === notification.id);
      expect(after?.isSeen).toBe(true);
      expect(panel.getSnapshot().context.counts).toEqual(await api.getNotificationCounts({}));
    });

    it('is answered by its buttons alone, and by employees alone', async () => {
      await sendNotification(server, request);
      await open();
      expect(panel.getSnapshot().can({ type: 'CLICK', notification: first() })).toBe(false);
      const notification = first();
      panel = startPanel(null);
      await open();
      expect(panel.getSnapshot().can({ type: 'ACCEPT', notification })).toBe(false);
      expect(panel.getSnapshot().can({ type: 'DENY', notification })).toBe(false);
    });
  });

  describe('a click', () => {
    it.each([
      ['review', { stepId: 's1' }, { to: 'ReviewListing', step: 's1' }],
      ['reviewMeeting', { isAdmin: true }, { to: 'CycleListing' }],
      ['reviewMeeting', { isAdmin: false }, { to: 'ReviewListing', step: null }],
      ['taskConverted', { projectId: 'p1' }, { to: 'ProjectOverview', projectId: 'p1' }],
      ['rejectedRequestedProject', { projectId: 'p2' }, { to: 'ProjectOverview', projectId: 'p2' }],
    ] as const)('on %s %j asks for %j, and marks it as seen', async (type, data, target) => {
      await sendNotification(server, { type, data });
      await open();
      panel.send({ type: 'CLICK', notification: first() });
      expect(emitted).toEqual([{ type: 'navigation.requested', target }]);
      expect(first().isSeen).toBe(true);
      await settled();
      expect(counts()).toEqual([0, 0]);
    });

    it('on a hostile takeover does nothing', async () => {
      await sendNotification(server, { type: 'hostileTakeover', data: { projectId: 'p1' } });
      await open();
      panel.send({ type: 'CLICK', notification: first() });
      await settled();
      expect(emitted).toEqual([]);
      expect(first().isSeen).toBe(false);
    });
  });
});
