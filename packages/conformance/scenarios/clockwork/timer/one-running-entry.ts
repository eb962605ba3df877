import { scenario } from '../../../scenario/types.ts';
import { clearRecent, entryOn, isSame, running, start } from '../../../support/clockwork.ts';

export default scenario({
  title: 'A person has at most one running entry: starting an entry ends the running one',
  source: 'CLOCK-052, CLOCK-D14',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const day = ctx.day(0, me.timeZone);
    const first = await start(ctx, me);
    const second = await start(ctx, me);
    ctx.expectEqual('the running entry', (await running(me))?.clockWorkEntry.id, second);
    const { endTime } = await entryOn(ctx, me, day, first);
    const { startTime } = await entryOn(ctx, me, day, second);
    ctx.expectThat('the one before ends where it starts', isSame(endTime, startTime));
    const { clockWorkRunningEntries } = await me.request('getRunningEntries');
    ctx.expectEqual('the number of running entries', clockWorkRunningEntries.length, 1);
  },
});
