import { scenario } from '../../../scenario/types.ts';
import { clearRecent, entryOn, running } from '../../../support/clockwork.ts';

export default scenario({
  title: 'The mini timer starts a live entry, shows it, changes it and stops it',
  source: 'CLOCK-052',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const date = ctx.day(0, me.timeZone);
    const shown = async () => me.request('getClockWorkMini', { path: { date } });
    const timers = async () => {
      const { longRunningEntry, clockWorkMini: mini } = await shown();
      return [longRunningEntry, mini];
    };
    ctx.expectEqual('the mini timer', await timers(), [null, null]);
    const { clockWorkMini } = await me.request('startMiniEntry', {
      body: { startTime: ctx.minutesFromNow(0), description: 'Stand-up' },
    });
    const { id, startTime } = clockWorkMini;
    ctx.expectEqual('the mini timer’s entry', (await shown()).clockWorkMini?.id, id);
    const description = ctx.name();
    await me.request('updateMiniEntry', { body: { id, startTime, description } });
    ctx.expectEqual('its description', (await shown()).clockWorkMini?.description, description);
    await me.request('endMiniEntry', { body: { id, startTime, description } });
    ctx.expectEqual('the mini timer', await timers(), [null, null]);
    ctx.expectEqual('the running entry', await running(me), null);
    const ended = await entryOn(ctx, me, date, id);
    ctx.expectThat('the entry has an end', ended.endTime !== null);
  },
});
