import { scenario } from '../../../scenario/types.ts';
import { addDays } from '../../../scenario/time.ts';
import {
  add,
  emptyDay,
  fetchEntries,
  entryOn,
  isSame,
  payLoad,
} from '../../../support/clockwork.ts';

export default scenario({
  title: 'A crossover splits an entry at midnight in the person’s time zone',
  source: 'CLOCK-056, CLOCK-D30',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const next = addDays(day, 1);
    const midnight = ctx.at(next, '00:00', me.timeZone);
    const endTime = ctx.at(next, '00:30', me.timeZone);
    const start = ctx.at(day, '23:00', me.timeZone);
    const entryPayLoad = { ...payLoad(ctx, start, endTime), entryAtWork: true };
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    const { id } = entryPayLoad;
    const body = { type: 'crossover', entryPayLoad: { id } } as const;
    const { clockWorkEntries } = await me.request('postClockWork', { body });
    ctx.expectEqual('the number of halves', clockWorkEntries.length, 2);
    const before = await entryOn(ctx, me, day, id);
    ctx.expectThat('the first half ends at midnight', isSame(before.endTime, midnight));
    const [after] = await fetchEntries(me, next);
    ctx.expectThat(
      'the second half starts at midnight',
      isSame(after?.startTime ?? null, midnight),
    );
    ctx.expectThat('the second half keeps the end', isSame(after?.endTime ?? null, endTime));
    ctx.expectEqual('the second half’s description', after?.description, before.description);
    const workPlaceFlags = [before.entryAtWork, after?.entryAtWork];
    ctx.expectEqual('whether they are from the office', workPlaceFlags, [true, true]);
    await me.expectError(400, 'postClockWork', { body });
    // At these times UTC has another date, in any time zone of the person.
    const other = await emptyDay(ctx, me);
    const toDay = addDays(other, 1);
    const long = await add(ctx, me, { day: other, from: '00:10', toDay, to: '00:05' });
    const split = { type: 'crossover', entryPayLoad: { id: long.id } } as const;
    const { clockWorkEntries: halves } = await me.request('postClockWork', { body: split });
    ctx.expectEqual('the number of halves of a day', halves.length, 2);
    const first = await entryOn(ctx, me, other, long.id);
    const end = ctx.at(toDay, '00:00', me.timeZone);
    ctx.expectThat('it ends at the midnight after its start', isSame(first.endTime, end));
  },
});
