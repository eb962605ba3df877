import { scenario } from '../../../scenario/types.ts';
import { clearRecent, payLoad, running, start } from '../../../support/clockwork.ts';

export default scenario({
  title: 'An entry that has been running since an earlier day must be fixed before another starts',
  source: 'CLOCK-022, CLOCK-D45',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const yesterday = ctx.day(-1, me.timeZone);
    const at = (time: string) => ctx.at(yesterday, time, me.timeZone);
    const id = await start(ctx, me, at('16:00'));
    ctx.expectThat('it is marked as a crossover', (await running(me))?.crossover === true);
    const date = ctx.day(0, me.timeZone);
    const { longRunningEntry, clockWorkMini } = await me.request('getClockWorkMini', {
      path: { date },
    });
    ctx.expectEqual('what the mini timer warns of', longRunningEntry?.id, id);
    ctx.expectEqual('what the mini timer shows', clockWorkMini, null);
    const entryPayLoad = payLoad(ctx, ctx.minutesFromNow(0), null);
    await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    await me.request('adjustClockWorkEntry', {
      query: { entryId: id, newStartTime: at('16:00'), newEndTime: at('17:00'), isMnco: true },
    });
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    ctx.expectEqual('the running entry', (await running(me))?.clockWorkEntry.id, entryPayLoad.id);
    await clearRecent(ctx, me);
  },
});
