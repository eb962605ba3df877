import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries, getFields, getTimes } from '../../../support/clockwork.ts';

export default scenario({
  title:
    'Multiple entries change places in one call, each once; the error names the first invalid one',
  source: 'CLOCK-077, CLOCK-D09',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const first = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const second = await add(ctx, me, { day, from: '10:00', to: '10:30' });
    const move = (entryId: string, from: string, to: string) => ({
      entryId,
      newStartTime: at(from),
      newEndTime: at(to),
    });
    const twice = [move(first.id, '08:00', '09:00'), move(first.id, '11:00', '12:00')];
    const rejected = await me.expectError(400, 'adjustMultipleClockWorkEntries', { body: twice });
    ctx.expectEqual('the field', getFields(rejected), ['1.entryId']);
    const bad = [move(first.id, '08:00', '09:00'), move(second.id, '11:00', '11:00')];
    const other = await me.expectError(400, 'adjustMultipleClockWorkEntries', { body: bad });
    ctx.expectEqual('the field', getFields(other), ['1.newEndTime']);
    const late = [{ ...move(second.id, '10:00', '10:30'), newStartTime: ctx.minutesFromNow(9) }];
    const future = await me.expectError(400, 'adjustMultipleClockWorkEntries', { body: late });
    ctx.expectEqual('the field', getFields(future), ['0.newStartTime']);
    const stored = [second, first].map(getTimes);
    ctx.expectEqual('the day', (await fetchEntries(me, day)).map(getTimes), stored);
    const swapped = [move(first.id, '09:30', '10:30'), move(second.id, '09:00', '09:30')];
    const { clockWorkEntries } = await me.request('adjustMultipleClockWorkEntries', {
      body: swapped,
    });
    const order = [first.id, second.id];
    ctx.expectEqual(
      'newest first',
      clockWorkEntries.map(({ id }) => id),
      order,
    );
    ctx.expectEqual(
      'the day',
      (await fetchEntries(me, day)).map(({ id }) => id),
      order,
    );
  },
});
