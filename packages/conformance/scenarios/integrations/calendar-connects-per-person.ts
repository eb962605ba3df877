import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../scenario/types.ts';
import { event, isConnected, setConnected, startConnection } from '../../support/integrations.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';

const hub = 'listenToCalendarSync';

export default scenario({
  title: 'A calendar is connected and disconnected for one person',
  source: 'INTEG-001, INTEG-016',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const [before, others] = [await isConnected(me), await isConnected(other)];
    const [start, theirs] = [await readLastEventId(me, hub), await readLastEventId(other, hub)];
    await setConnected(ctx, me, true);
    const { calendarConnection } = await me.request('getCalendarConnection');
    ctx.expectEqual('whether it is connected', calendarConnection.isGoogleCalendarSynced, true);
    const since = Date.parse(calendarConnection.connectedOn ?? '');
    ctx.expectThat('it is since now', Math.abs(Date.now() - since) < 600_000);
    // Later by more than the resolution of the clock.
    await setTimeout(2);
    await setConnected(ctx, me, true);
    const { calendarConnection: again } = await me.request('getCalendarConnection');
    ctx.expectThat('connected again, since then', Date.parse(again.connectedOn ?? '') > since);
    const { id } = await event(ctx, me);
    ctx.expectEqual('the other person’s', await isConnected(other), others);
    await setConnected(ctx, me, false);
    ctx.expectEqual('whether it is connected still', await isConnected(me), false);
    const events = (await eventsAfter(me, hub, start)).map((each) => each.event);
    ctx.expectEqual('the notification', events, [
      'connected',
      'connected',
      'created',
      'disconnected',
    ]);
    ctx.expectEqual('notifications of another user', await eventsAfter(other, hub, theirs), []);
    await me.request('deleteCalendarEvent', { path: { id } });
    const { state } = await startConnection(ctx, me);
    await me.expectError(400, 'connectCalendar', { body: { authorizationCode: '   ', state } });
    ctx.expectEqual('whether a blank code connects', await isConnected(me), false);
    await setConnected(ctx, me, before);
  },
});
