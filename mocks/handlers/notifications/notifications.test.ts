import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { minutes, now, request, sendNotification } from '../../testing/notifications.ts';

/** Source: NOTIF-029, NOTIF-026, NOTIF-012. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer(now);
  // Chloe has no notifications in the demo world.
  await server.request('chloe', 'getNotificationCounts');
});

const list = (query: Record<string, string> = {}, personId = 'chloe') =>
  server.request(personId, 'listNotifications', { query });
const counts = async () => {
  const { unreadNotificationCount, requestTrackingPendingCount } = await server.request(
    'chloe',
    'getNotificationCounts',
  );
  return [unreadNotificationCount, requestTrackingPendingCount];
};

describe('a notification', () => {
  it('an opened notification goes from unseen to seen and lowers the unread count', async () => {
    const id = await sendNotification(server, request);
    const { notification } = await server.request('chloe', 'markNotificationSeen', {
      path: { id },
    });
    expect(notification).toMatchObject({ id, isSeen: true, isComplete: false });
    expect(await counts()).toEqual([0, 1]);
  });

  it('a completed or removed notification lowers both counts', async () => {
    const id = await sendNotification(server, request);
    await sendNotification(server, {}, minutes(1));
    expect(await counts()).toEqual([2, 1]);
    const query = { notificationId: id };
    const response = await server.request('chloe', 'completeNotification', { query });
    expect(response).toMatchObject({
      notification: { isSeen: true, isComplete: true },
      unreadNotificationCount: 1,
      requestTrackingPendingCount: 0,
    });
    expect(await counts()).toEqual([1, 0]);
  });

  it('the notification counts never go below zero, however often a notification is completed', async () => {
    const query = { notificationId: await sendNotification(server, request) };
    for (let time = 0; time < 3; time += 1) {
      await server.request('chloe', 'completeNotification', { query });
      expect(await counts()).toEqual([0, 0]);
    }
    await server.request('chloe', 'markAllNotificationsRead');
    expect(await counts()).toEqual([0, 0]);
  });

  it('a notification is found only by its recipient', async () => {
    const id = await sendNotification(server, request);
    const query = { notificationId: id };
    const rejections = [
      await server.expectError('ava', 'markNotificationSeen', { path: { id } }),
      await server.expectError('ava', 'completeNotification', { query }),
      await server.expectError('ava', 'rejectProjectLink', { query }),
    ];
    const unknown = { path: { id: crypto.randomUUID() } };
    rejections.push(await server.expectError('chloe', 'markNotificationSeen', unknown));
    expect(rejections.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array(4).fill('404 notificationUnknown'),
    );
    expect(await counts()).toEqual([1, 1]);
  });

  it('a notification stays in its tenant', async () => {
    const id = await sendNotification(server, { recipientId: 'ava' });
    const there = { tenantId: 'birch', path: { id } };
    expect((await server.expectError('ava', 'markNotificationSeen', there)).status).toBe(404);
    const inOtherTenant = await server.request('ava', 'getNotificationCounts', {
      tenantId: 'birch',
    });
    expect(inOtherTenant.unreadNotificationCount).toBe(0);
  });

  it('a notification is readable by its recipient, whatever their rights', async () => {
    const { successMessages } = await server.request('jon', 'markAllNotificationsRead');
    expect(successMessages).toEqual(['All notifications were marked as read.']);
    expect((await list({}, 'jon')).notifications).toEqual([]);
  });
});

describe('marking all notifications as read', () => {
  it('marking all as read sets the unread count to zero and leaves requests pending', async () => {
    await sendNotification(server, request);
    await sendNotification(server, {}, minutes(1));
    const response = await server.request('chloe', 'markAllNotificationsRead');
    expect(response.unreadNotificationCount).toBe(0);
    expect(await counts()).toEqual([0, 1]);
    expect((await list({ filterType: 'Seen' })).totalCount).toBe(2);
  });
});

describe('denying the request to link a sub-project', () => {
  const reject = (notificationId: string) =>
    server.request('chloe', 'rejectProjectLink', { query: { notificationId } });

  it('denying a link request lowers the counts and marks the notification not complete', async () => {
    const response = await reject(await sendNotification(server, request));
    expect(response).toMatchObject({
      notification: { isSeen: true, isComplete: false },
      unreadNotificationCount: 0,
      requestTrackingPendingCount: 0,
      successMessages: ['The request was denied.'],
    });
    expect(await counts()).toEqual([0, 0]);
  });

  it('the person who requested the link is notified that it was rejected', async () => {
    await server.request('grace', 'markAllNotificationsRead');
    await reject(await sendNotification(server, request));
    const { notifications } = await list({}, 'grace');
    expect(notifications).toMatchObject([
      {
        typeId: 8,
        notificationData: {
          userName: 'Chloe Martin',
          projectName: 'Onboarding',
          projectId: 'sub',
          messageData: 'Portal',
          value: 'parent',
        },
      },
    ]);
  });

  it('a link request can be denied once, and not after it was accepted', async () => {
    const id = await sendNotification(server, request);
    await reject(id);
    const query = { notificationId: id };
    expect(await server.expectError('chloe', 'rejectProjectLink', { query })).toMatchObject({
      status: 409,
      code: 'requestAnswered',
    });
    await server.request('chloe', 'completeNotification', { query });
    const { notifications } = await list({ filterType: 'All', isNew: 'false' });
    expect(notifications).toMatchObject([{ id, isComplete: false }]);
  });

  it('only notifications of requests can be denied', async () => {
    const query = { notificationId: await sendNotification(server) };
    const rejected = await server.expectError('chloe', 'rejectProjectLink', { query });
    expect(Object.keys(rejected.fieldErrors ?? {})).toEqual(['notificationId']);
  });
});
