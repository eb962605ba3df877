import { scenario } from '../../scenario/types.ts';
import { event } from '../../support/integrations.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';

const hub = 'listenToCalendarSync';

export default scenario({
  title:
    'The calendar hub notifies the owner of every change, and resumes after the last received event',
  source: 'API-042',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('member')];
    const [start, others] = [await readLastEventId(me, hub), await readLastEventId(other, hub)];
    const made = await event(ctx, me);
    const { id } = made;
    await me.request('updateCalendarEvent', { body: { ...made, location: 'Room 3' } });
    await me.request('deleteCalendarEvent', { path: { id } });
    const events = await eventsAfter(me, hub, start);
    const names = events.map((each) => each.event);
    ctx.expectEqual('the notification', names, ['created', 'updated', 'deleted']);
    const data = { calendarEventId: id };
    ctx.expectEqual(
      'of which event',
      events.map((each) => each.data),
      [data, data, data],
    );
    ctx.expectEqual('how many ids there are', new Set(events.map((each) => each.id)).size, 3);
    const resumed = await eventsAfter(me, hub, events[1]?.id ?? '');
    ctx.expectEqual('what comes after the second', resumed, events.slice(2));
    ctx.expectEqual('notifications of another user', await eventsAfter(other, hub, others), []);
  },
});
