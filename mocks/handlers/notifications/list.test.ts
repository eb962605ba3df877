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

describe('the list of notifications', () => {
  it('the notification list has the documented fields and the counts', async () => {
    const id = await sendNotification(server, request);
    expect(await list()).toEqual({
      notifications: [
        {
          id,
          typeId: 1,
          isSeen: false,
          isComplete: false,
          isDenied: false,
          componentName: 'subProjectRequest',
          requestedTime: now,
          notificationData: {
            profileImageUrl: null,
            userName: null,
            projectName: 'Onboarding',
            taskName: null,
            projectOwnerName: null,
            notificationMessage: null,
            messageData: 'Portal',
            value: 'sub',
            stepId: null,
            projectId: 'parent',
            isAdmin: false,
          },
        },
      ],
      totalCount: 1,
      requestTrackingPendingCount: 1,
      unreadNotificationCount: 1,
    });
  });

  it('the notification list numbers the nine documented types in order, and the asset types after them', async () => {
    const types = [
      'subProjectRequest',
      'teamMemberAdded',
      'ownershipChange',
      'acceptedLinkedProject',
      'taskConverted',
      'review',
      'reviewMeeting',
      'rejectedRequestedProject',
      'hostileTakeover',
      'assetHandover',
      'handoverDeclined',
      'warrantyEnds',
      'repairLasts',
    ] as const;
    for (const [at, type] of types.entries()) await sendNotification(server, { type }, minutes(at));
    const { notifications } = await list();
    expect(notifications.map(({ typeId }) => typeId)).toEqual(types.map((_, at) => at + 1));
  });

  it('the notification list is newest first, in pages of 20 from a skip count that starts at 0', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 23; at += 1) ids.push(await sendNotification(server, {}, minutes(at)));
    const first = await list();
    const second = await list({ skipCount: '20' });
    expect(first.notifications.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(second.notifications.map(({ id }) => id)).toEqual(ids.slice(20));
    expect([first.totalCount, second.totalCount]).toEqual([23, 23]);
    expect((await list({ skipCount: '40' })).notifications).toEqual([]);
  });

  it('the notification list is filtered by UnSeen unless Seen or All is requested', async () => {
    const seen = await sendNotification(server, {}, minutes(1));
    const unseen = await sendNotification(server);
    await server.request('chloe', 'markNotificationSeen', { path: { id: seen } });
    const ids = async (query: Record<string, string>) =>
      (await list(query)).notifications.map(({ id }) => id);
    expect(await ids({})).toEqual([unseen]);
    expect(await ids({ filterType: 'UnSeen' })).toEqual([unseen]);
    expect(await ids({ filterType: 'Seen' })).toEqual([seen]);
    expect(await ids({ filterType: 'All' })).toEqual([unseen, seen]);
  });

  it('the notification list pages through seen and unseen notifications in one order', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 9; at += 1) ids.push(await sendNotification(server, {}, minutes(at)));
    for (const id of ids.filter((_, at) => at % 3 === 1)) {
      await server.request('chloe', 'markNotificationSeen', { path: { id } });
    }
    const pages = [0, 4, 8].map((skip) =>
      list({ filterType: 'All', takeCount: '4', skipCount: String(skip) }),
    );
    const all = (await Promise.all(pages)).flatMap(({ notifications }) => notifications);
    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it('the notification list leaves out completed and denied requests while isNew is true', async () => {
    const done = await sendNotification(server);
    await server.request('chloe', 'completeNotification', { query: { notificationId: done } });
    expect((await list({ filterType: 'All' })).totalCount).toBe(0);
    expect((await list({ filterType: 'All', isNew: 'false' })).totalCount).toBe(1);
  });

  it('the notification list returns as many notifications as requested', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 23; at += 1) ids.push(await sendNotification(server, {}, minutes(at)));
    const listed = async (query: Record<string, string>) =>
      (await list(query)).notifications.map(({ id }) => id);
    expect(await listed({ takeCount: '50' })).toEqual(ids);
    expect(await listed({ takeCount: '10', skipCount: '10' })).toEqual(ids.slice(10, 20));
    expect((await list({ takeCount: '1' })).totalCount).toBe(23);
  });

  it('the notification list can be limited to one type, and still counts the pending ones of all types', async () => {
    await sendNotification(server, { type: 'review' }, minutes(1));
    const requested = await sendNotification(server, request);
    const { notifications, totalCount, unreadNotificationCount } = await list({ typeId: '1' });
    expect(notifications.map(({ id }) => id)).toEqual([requested]);
    expect([totalCount, unreadNotificationCount]).toEqual([1, 2]);
    expect((await list({ typeId: '9' })).totalCount).toBe(0);
  });

  it.each([
    ['takeCount', '0'],
    ['takeCount', '51'],
    ['typeId', '0'],
    ['typeId', '100'],
    ['skipCount', '-1'],
    ['skipCount', 'x'],
    ['filterType', 'Unseen'],
    ['isNew', 'yes'],
  ])('the notification list rejects %s=%s', async (name, value) => {
    const query = { [name]: value };
    const rejected = await server.expectError('chloe', 'listNotifications', { query });
    expect(Object.keys(rejected.fieldErrors ?? {})).toEqual([name]);
  });
});
