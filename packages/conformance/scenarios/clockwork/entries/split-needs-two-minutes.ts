import { scenario } from '../../../scenario/types.ts';
import { add, clearRecent, emptyDay, fetchEntries, start } from '../../../support/clockwork.ts';

export default scenario({
  title:
    'A split is rejected for an entry of at most 2 minutes, outside the entry, and while it is running',
  source: 'CLOCK-030',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const split = (entryId: string, splitTime: string) => ({ query: { entryId, splitTime } });
    const short = await add(ctx, me, { day, from: '09:00', to: '09:02' });
    await me.expectError(400, 'splitClockWorkEntry', split(short.id, at('09:01')));
    const long = await add(ctx, me, { day, from: '10:00', to: '10:03' });
    await me.expectError(400, 'splitClockWorkEntry', split(long.id, at('10:00')));
    await me.expectError(400, 'splitClockWorkEntry', split(long.id, at('10:03')));
    await me.request('splitClockWorkEntry', split(long.id, at('10:01')));
    ctx.expectEqual('the entries of the day', (await fetchEntries(me, day)).length, 3);
    await clearRecent(ctx, me);
    const running = await start(ctx, me);
    await me.expectError(400, 'splitClockWorkEntry', split(running, ctx.minutesFromNow(0)));
    await clearRecent(ctx, me);
  },
});
