import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork, type Scenario } from '#mocks/scenarios/scenarios.ts';
import { minutes, now, request, sendNotification } from '#mocks/testing/notifications.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './notification-panel.test-model.ts';
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
    observed = connectAs(server, 'chloe', 'aster'); // She has no notifications yet.
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

  /** Sends Chloe this many notifications, newest first. */
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

  describe('the notification panel', () => {
    it('the panel is idle, and is loaded once NOTIFICATION has a response', async () => {
      const made = await createNotifications(2);
      expect(panel.getSnapshot().value).toBe('idle');
      panel.send({ type: 'NOTIFICATION' });
      expect(panel.getSnapshot().value).toBe('fetching');
      await settled();
      expect(panel.getSnapshot().value).toBe('loaded');
      expect(ids()).toEqual(made);
      expect(counts()).toEqual([2, 0]);
    });

    it('the panel requests unseen notifications from skip count 0, and later only new ones', async () => {
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

    it('the panel lists seen or all notifications on request', async () => {
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

    it('the panel is also loaded when the fetch fails, and can request again', async () => {
      await createNotifications(1);
      fails('listNotifications');
      await open();
      expect(panel.getSnapshot().value).toBe('loaded');
      expect(panel.getSnapshot().context.problem).toMatchObject({ kind: 'serverError' });
      server.setScenario(healthyNetwork);
      panel.send({ type: 'retry' });
      await settled();
      expect(ids()).toHaveLength(1);
    });
  });

  describe('scrolling to the end of the panel', () => {
    it('the next twenty notifications are added, until all are listed', async () => {
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

    it('no notification is lost or duplicated while some are seen, removed or received', async () => {
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

    it('the list stays after a failed scroll request, which can be retried', async () => {
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

  describe('a notification that arrives', () => {
    it('a new notification is added at the top, and seen ones stay among the unseen', async () => {
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

    it('a new notification that arrives while the list loads is not missed', async () => {
      await createNotifications(1);
      panel.send({ type: 'NOTIFICATION', isOpening: true });
      await waitFor(panel, () => observed.calls.length > 0);
      const added = await sendNotification(server, {}, minutes(1));
      panel.send({ type: 'NOTIFICATION' });
      await settled();
      expect(ids()[0]).toBe(added);
    });

    it('seen notifications are left out the next time the bell is opened', async () => {
      const made = await createNotifications(3);
      await open();
      panel.send({ type: 'MARK_READ', notification: first() });
      await settled();
      expect(ids()).toEqual(made);
      await open();
      expect(ids()).toEqual(made.slice(1));
    });
  });

  describe('actions in another window', () => {
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

    it('an action in another window updates the counts and the seen state here', async () => {
      const [newest = '', oldest = ''] = await createNotifications(2);
      await open();
      await readInOtherTab(newest);
      expect(counts()).toEqual([1, 0]);
      expect(shown().notifications.map(({ id, isSeen }) => [id, isSeen])).toEqual([
        [newest, true],
        [oldest, false],
      ]);
    });

    it('an action in another window changes only the count before the bell was opened', async () => {
      const [newest = ''] = await createNotifications(2);
      await readInOtherTab(newest);
      expect(panel.getSnapshot().value).toBe('idle');
      expect(counts()).toEqual([1, 0]);
      expect(observed.calls).toHaveLength(1);
    });

    it('an update about an action of this window sends no request', async () => {
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

  describe('marking notifications', () => {
    it('a marked notification is seen at once, and the count decreases', async () => {
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

    it('marking all sets the unread count to zero', async () => {
      await createNotifications(3);
      await open();
      panel.send({ type: 'MARK_ALL_READ' });
      expect(counts()).toEqual([0, 0]);
      expect(shown().notifications.every(({ isSeen }) => isSeen)).toBe(true);
      await settled();
      expect(observed.calls.at(-1)).toBe('PUT /aster/AppNotification/mark-as-read');
      expect(panel.getSnapshot().can({ type: 'MARK_ALL_READ' })).toBe(false);
    });

    it('a rejected mark is rolled back, and the others stay', async () => {
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

    it('a notification marked twice is sent once', async () => {
      await createNotifications(1);
      await open();
      const notification = first();
      panel.send({ type: 'MARK_READ', notification });
      panel.send({ type: 'OPEN', notification });
      await settled();
      expect(observed.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    });
  });

  describe('a removed notification', () => {
    it('a removed notification keeps its position, uncounted, until the undo offer ends', async () => {
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

    it('a removed notification can be restored without any request to the server', async () => {
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

    it('a removed notification is deleted permanently once another one is removed', async () => {
      const [newest = '', oldest = ''] = await createNotifications(2);
      await open();
      panel.send({ type: 'REMOVE', notification: first() });
      panel.send({ type: 'REMOVE', notification: shown().notifications[1] ?? first() });
      await settled();
      expect(ids()).toEqual([oldest]);
      expect(observed.calls.at(-1)).toContain(newest);
    });
  });

  describe('completing and removing notifications', () => {
    it.each(['COMPLETE', 'REMOVE'] as const)(
      'the event %s lowers the unread and the pending count, never below zero',
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

    it('UPDATE_IS_ACTIVE completes a notification, which keeps its position until then', async () => {
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

    it('a failed UPDATE_IS_ACTIVE returns to the loaded list', async () => {
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
    /** A pending request of the demo world. */
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

    it('a denied link request lowers the counts and is not complete', async () => {
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

    it('an accepted link request links the project and is then complete', async () => {
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
    ] as const)('the event %s is rolled back if the server rejects it', async (type, operation) => {
      const notification = await waiting();
      const before = [ids(), counts()];
      fails(operation);
      panel.send({ type, notification });
      expect(counts()).not.toEqual(before[1]);
      await settled();
      expect([ids(), counts()]).toEqual(before);
      expect(panel.getSnapshot().can({ type, notification })).toBe(true);
      expect(observed.problems).toEqual([{ kind: 'serverError', id: operation }]);
    });

    it('a link request answered on another device is rejected, and the list loads again', async () => {
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

    it('a link request is answered only by its buttons, and only by employees', async () => {
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

  describe('clicking a notification', () => {
    it.each([
      ['review', { stepId: 's1' }, { to: 'ReviewListing', step: 's1' }],
      ['reviewMeeting', { isAdmin: true }, { to: 'CycleListing' }],
      ['reviewMeeting', { isAdmin: false }, { to: 'ReviewListing', step: null }],
      [
        'reviewMeeting',
        { isAdmin: true, reviewId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06' },
        { to: 'CycleListing', meetingReviewId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06' },
      ],
      [
        'reviewMeeting',
        { isAdmin: false, reviewId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06' },
        {
          to: 'ReviewListing',
          step: null,
          meetingReviewId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06',
        },
      ],
      ['taskConverted', { projectId: 'p1' }, { to: 'ProjectOverview', projectId: 'p1' }],
      ['rejectedRequestedProject', { projectId: 'p2' }, { to: 'ProjectOverview', projectId: 'p2' }],
    ] as const)(
      'a click on %s %j opens %j, and marks the notification as seen',
      async (type, data, target) => {
        await sendNotification(server, { type, data });
        await open();
        panel.send({ type: 'CLICK', notification: first() });
        expect(emitted).toEqual([{ type: 'navigation.requested', target }]);
        expect(first().isSeen).toBe(true);
        await settled();
        expect(counts()).toEqual([0, 0]);
      },
    );

    it('a click on a hostile takeover does nothing', async () => {
      await sendNotification(server, { type: 'hostileTakeover', data: { projectId: 'p1' } });
      await open();
      panel.send({ type: 'CLICK', notification: first() });
      await settled();
      expect(emitted).toEqual([]);
      expect(first().isSeen).toBe(false);
    });
  });
});
