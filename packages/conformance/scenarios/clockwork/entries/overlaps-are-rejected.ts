import { scenario } from '../../../scenario/types.ts';
import {
  add,
  clearRecent,
  emptyDay,
  fetchEntries,
  payLoad,
  start,
} from '../../../support/clockwork.ts';

export default scenario({
  title: 'Entries of one person cannot overlap',
  source: 'CLOCK-063, CLOCK-D38',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    for (const isWFO of [true, false]) {
      await me.request('updateWorkStatus', { query: { isWFO }, body: [{ id }] });
      for (const [from, to] of [
        ['09:30', '10:30'],
        ['08:30', '09:01'],
        ['08:00', '11:00'],
        ['09:10', '09:20'],
      ] as const) {
        const entryPayLoad = payLoad(ctx, at(from), at(to));
        await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
      }
    }
    ctx.expectEqual('the entries of the day', (await fetchEntries(me, day)).length, 1);
    await add(ctx, me, { day, from: '10:00', to: '10:30' });
    await clearRecent(ctx, me);
    await start(ctx, me, ctx.minutesFromNow(-10));
    const within = payLoad(ctx, ctx.minutesFromNow(-6), ctx.minutesFromNow(-3));
    await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad: within } });
    await clearRecent(ctx, me);
  },
});
