import { scenario } from '../../../scenario/types.ts';
import { clearRecent, emptyDay, fetchEntries, payLoad, start } from '../../../support/clockwork.ts';

export default scenario({
  title: 'An entry ends after it starts, and is not in the future',
  source: 'CLOCK-052, CLOCK-D68',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const impossible: [string, string | null][] = [
      [at('10:00'), at('09:00')],
      [at('10:00'), at('10:00')],
      [ctx.minutesFromNow(60), ctx.minutesFromNow(120)],
      [ctx.minutesFromNow(60), null],
    ];
    for (const [from, to] of impossible) {
      const entryPayLoad = payLoad(ctx, from, to);
      await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    }
    await clearRecent(ctx, me);
    const id = await start(ctx, me);
    for (const minutes of [-60, 60]) {
      const entryPayLoad = { id, endTime: ctx.minutesFromNow(minutes) };
      await me.expectError(400, 'postClockWork', { body: { type: 'end', entryPayLoad } });
    }
    await clearRecent(ctx, me);
    ctx.expectEqual('the entries of the day', await fetchEntries(me, day), []);
  },
});
