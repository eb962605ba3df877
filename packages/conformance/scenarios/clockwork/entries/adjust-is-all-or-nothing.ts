import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Multiple entries get new times at once, all or none',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const first = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const second = await add(ctx, me, { day, from: '10:00', to: '11:00' });
    const before = await fetchEntries(me, day);
    const moved = (entryId: string, from: string, to: string) => ({
      entryId,
      newStartTime: at(from),
      newEndTime: at(to),
    });
    const overlapping = [moved(first.id, '09:00', '10:45'), moved(second.id, '10:30', '11:00')];
    await me.expectError(400, 'adjustMultipleClockWorkEntries', { body: overlapping });
    const unknown = [moved(first.id, '09:00', '09:30'), moved(ctx.uuid(), '12:00', '13:00')];
    await me.expectError(404, 'adjustMultipleClockWorkEntries', { body: unknown });
    ctx.expectEqual('the day', await fetchEntries(me, day), before);
    const together = [moved(first.id, '09:00', '10:30'), moved(second.id, '10:30', '11:00')];
    await me.request('adjustMultipleClockWorkEntries', { body: together });
    const lengths = (await fetchEntries(me, day)).map(
      ({ totalTimeInSeconds }) => totalTimeInSeconds,
    );
    ctx.expectEqual('the lengths in seconds', lengths, [1800, 5400]);
  },
});
