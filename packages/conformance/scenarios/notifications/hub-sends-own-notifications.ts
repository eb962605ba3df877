import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { fetchCounts, request } from '../../support/notifications.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';
import type { StreamEvent } from '../../support/streams.ts';

const hub = 'streamNotifications';

/** The events about a person's notifications, without those of the projects that they read. */
const ownEventsAfter = async (me: Actor, after: string): Promise<StreamEvent[]> =>
  (await eventsAfter(me, hub, after)).filter(({ event }) => event !== 'projectChanged');

export default scenario({
  title:
    'The hub notifies a person only of their notifications, and resumes after the last received event',
  source: 'NOTIF-037',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('member'), ctx.as('colleague')];
    const [start, others] = [await readLastEventId(me, hub), await readLastEventId(other, hub)];
    const { id, typeId } = await request(ctx, ctx.as('admin'), me);
    await me.request('markNotificationSeen', { path: { id } });
    const events = await ownEventsAfter(me, start);
    ctx.expectEqual(
      'the notification',
      events.map(({ event }) => event),
      ['notification', 'notificationsChanged'],
    );
    ctx.expectEqual('what it names', events[0]?.data, { notificationId: id, typeId });
    ctx.expectEqual('the counts', events.at(-1)?.data, await fetchCounts(me));
    const [one, two] = events;
    ctx.expectThat('each has an id of its own', one?.id !== two?.id && one?.id !== '');
    const resumed = await ownEventsAfter(me, one?.id ?? '');
    ctx.expectEqual('what comes after the first', resumed, [two]);
    const { id: another } = await request(ctx, ctx.as('admin'), me);
    for (const action of [
      () => me.request('markAllNotificationsRead'),
      () => me.request('completeNotification', { query: { notificationId: id } }),
      () => me.request('rejectProjectLink', { query: { notificationId: another } }),
    ]) {
      const from = await readLastEventId(me, hub);
      await action();
      const [actual] = await ownEventsAfter(me, from);
      ctx.expectEqual('the notification of each action', actual?.event, 'notificationsChanged');
      ctx.expectEqual('the counts then', actual?.data, await fetchCounts(me));
    }
    ctx.expectEqual('notifications of a colleague', await eventsAfter(other, hub, others), []);
  },
});
