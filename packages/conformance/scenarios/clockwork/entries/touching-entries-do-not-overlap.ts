import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame, payLoad } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Entries that touch in the same minute do not overlap, whatever their seconds',
  source: 'CLOCK-D37',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string, seconds = 0) =>
      new Date(Date.parse(ctx.at(day, time, me.timeZone)) + seconds * 1000).toISOString();
    const first = payLoad(ctx, at('08:00'), at('09:00', 40));
    const last = payLoad(ctx, at('10:00', 20), at('11:00'));
    const between = payLoad(ctx, at('09:00'), at('10:00', 50));
    for (const entryPayLoad of [first, last, between]) {
      await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    }
    const { startTime, endTime } = await entryOn(ctx, me, day, between.id);
    ctx.expectThat('it starts where the older one ends', isSame(startTime, first.endTime));
    ctx.expectThat('it ends where the newer one starts', isSame(endTime, last.startTime));
    const entryPayLoad = payLoad(ctx, at('10:59', 59), at('12:00'));
    await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    await add(ctx, me, { day, from: '11:00', to: '12:00' });
  },
});
