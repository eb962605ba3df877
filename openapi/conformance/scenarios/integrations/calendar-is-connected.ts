import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../scenario/types.ts';
import { event, isConnected, setConnected } from '../../support/integrations.ts';
import { eventsAfter, lastHeard } from '../../support/streams.ts';

const hub = 'listenToCalendarSync';

export default scenario({
  title: 'A calendar is connected and disconnected for one person',
  source: 'INTEG-001, INTEG-016',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const [before, others] = [await isConnected(me), await isConnected(other)];
    const [start, theirs] = [await lastHeard(me, hub), await lastHeard(other, hub)];
    await setConnected(me, true);
    const { calendarConnection } = await me.ask('getCalendarConnection');
    kit.expectEqual('whether it is connected', calendarConnection.isGoogleCalendarSynced, true);
    const since = Date.parse(calendarConnection.connectedOn ?? '');
    kit.expectThat('it is since now', Math.abs(Date.now() - since) < 600_000);
    // Later by more than the moment that a clock tells apart.
    await setTimeout(2);
    await setConnected(me, true);
    const { calendarConnection: again } = await me.ask('getCalendarConnection');
    kit.expectThat('connected again, since then', Date.parse(again.connectedOn ?? '') > since);
    const { id } = await event(kit, me);
    kit.expectEqual('somebody else’s', await isConnected(other), others);
    await setConnected(me, false);
    kit.expectEqual('whether it is connected still', await isConnected(me), false);
    const heard = (await eventsAfter(me, hub, start)).map((each) => each.event);
    kit.expectEqual('what was told', heard, ['connected', 'connected', 'created', 'disconnected']);
    kit.expectEqual('what somebody else hears', await eventsAfter(other, hub, theirs), []);
    await me.ask('deleteCalendarEvent', { path: { id } });
    await me.refused(400, 'connectCalendar', { body: { authorizationCode: '   ' } });
    kit.expectEqual('whether a blank code connects', await isConnected(me), false);
    await setConnected(me, before);
  },
});
