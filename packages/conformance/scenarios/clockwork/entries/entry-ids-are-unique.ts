import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries, payLoad } from '../../../support/clockwork.ts';

export default scenario({
  title: 'An id that is already in use is a conflict, whoever owns the record',
  source: 'CLOCK-054, CLOCK-D43',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const again = { ...payLoad(ctx, at('12:00'), at('13:00')), id };
    const body = { type: 'add', entryPayLoad: again } as const;
    await me.expectError(409, 'postClockWork', { body });
    await ctx.as('colleague').expectError(409, 'postClockWork', { body });
    const start = { id, startTime: ctx.minutesFromNow(0), description: '' };
    await me.expectError(409, 'startMiniEntry', { body: start });
    ctx.expectEqual('the entries of the day', (await fetchEntries(me, day)).length, 1);
  },
});
