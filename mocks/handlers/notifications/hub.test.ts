import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { minutes, now, request, sendNotification } from '../../testing/notifications.ts';

/** Source: NOTIF-029, NOTIF-026, NOTIF-034. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer(now);
});

describe('the notification hub', () => {
  it('the notification hub notifies a person of their own events at once, and no one else', async () => {
    const streams = await Promise.all(
      ['chloe', 'ben'].map((personId) => server.send(personId, 'streamNotifications')),
    );
    const [chloe, ben] = streams.map(createReader);
    expect(streams[0]?.headers.get('Content-Type')).toBe('text/event-stream');
    expect(await chloe?.next()).toBe(': here\n\n');
    expect(await ben?.next()).toBe(': here\n\n');
    const id = await sendNotification(server, request);
    const received = `event: notification\ndata: {"notificationId":"${id}","typeId":1}\n\n`;
    expect(await chloe?.next()).toContain(received);
    await server.request('chloe', 'markNotificationSeen', { path: { id } });
    const changed =
      'event: notificationsChanged\n' +
      'data: {"unreadNotificationCount":0,"requestTrackingPendingCount":1}\n\n';
    expect(await chloe?.next()).toContain(changed);
    // Ben receives none of hers: the next event that he receives is his own.
    await sendNotification(server, { recipientId: 'ben' }, minutes(-1));
    expect(await ben?.next()).toContain('"typeId":2');
    await Promise.all([chloe?.cancel(), ben?.cancel()]);
  });

  it('the notification hub resumes after the last event that was received', async () => {
    const [first, second] = [
      await sendNotification(server, {}, minutes(2)),
      await sendNotification(server, {}, minutes(1)),
    ];
    const events = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('events', { order: { by: 'sequence' } }),
    );
    const last = events.find(({ data }) => data['notificationId'] === first)?.id ?? '';
    const headers = { 'Last-Event-ID': last };
    const stream = createReader(await server.send('chloe', 'streamNotifications', { headers }));
    const readEvents = (await stream.next()) ?? '';
    expect(readEvents).toContain(second);
    expect(readEvents).not.toContain(first);
    await stream.cancel();
  });

  /** The chunks of a stream as texts. */
  function createReader(response: Response) {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    return {
      next: async () => decoder.decode((await reader?.read())?.value),
      cancel: () => reader?.cancel(),
    };
  }
});
