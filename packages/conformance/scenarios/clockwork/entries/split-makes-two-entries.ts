import { scenario } from '../../../scenario/types.ts';
import { emptyDay, fetchEntries, entryOn, isSame, payLoad } from '../../../support/clockwork.ts';

export default scenario({
  title: 'A split makes two entries of one, and the first part keeps the id',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const entryPayLoad = { ...payLoad(ctx, at('09:00'), at('10:00')), entryAtWork: true };
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    const full = await entryOn(ctx, me, day, entryPayLoad.id);
    const splitTime = at('09:20');
    await me.request('splitClockWorkEntry', { query: { entryId: full.id, splitTime } });
    const [second, first] = await fetchEntries(me, day);
    ctx.expectEqual('the first part', first?.id, full.id);
    ctx.expectThat('the first part ends there', isSame(first?.endTime ?? null, splitTime));
    ctx.expectThat('the second part starts there', isSame(second?.startTime ?? null, splitTime));
    ctx.expectThat('the second part keeps the end', isSame(second?.endTime ?? null, full.endTime));
    ctx.expectEqual('its description', second?.description, full.description);
    const workPlaceFlags = [first?.entryAtWork, second?.entryAtWork];
    ctx.expectEqual('whether they are from the office', workPlaceFlags, [true, true]);
  },
});
