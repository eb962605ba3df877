import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../scenario/types.ts';
import { isConnected, setConnected } from '../../support/integrations.ts';

export default scenario({
  title: 'A connected calendar can be synced again; the same events are read once',
  source: 'INTEG-001',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await isConnected(me);
    const query = { from: ctx.day(-7, me.timeZone), to: ctx.day(7, me.timeZone) };
    const events = async () => (await me.request('getCalendarEvents', { query })).calendarEvents;
    await setConnected(ctx, me, false);
    const disconnected = await me.expectError(400, 'syncCalendar');
    ctx.expectEqual('without a connection', disconnected.code, 'calendarNotConnected');
    await setConnected(ctx, me, true);
    const { calendarConnection: first } = await me.request('getCalendarConnection');
    const read = await events();
    // Later by more than the resolution of the clock.
    await setTimeout(2);
    const { calendarConnection: second } = await me.request('syncCalendar');
    ctx.expectEqual('the events', await events(), read);
    const [earlier, later] = [first.lastSyncedOn ?? '', second.lastSyncedOn ?? ''];
    ctx.expectThat('the last sync is later', Date.parse(later) > Date.parse(earlier));
    ctx.expectEqual('when it was connected', second.connectedOn, first.connectedOn);
    const { calendarConnection: stored } = await me.request('getCalendarConnection');
    ctx.expectEqual('the stored connection', stored, second);
    await setConnected(ctx, me, before);
  },
});
