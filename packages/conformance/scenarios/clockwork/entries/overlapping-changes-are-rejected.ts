import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame } from '../../../support/clockwork.ts';

export default scenario({
  title: 'A change that would make an entry overlap another is rejected and changes nothing',
  source: 'CLOCK-063, CLOCK-D38',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const { id: before } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const { id, startTime } = await add(ctx, me, { day, from: '10:00', to: '11:00' });
    const earlier = ctx.at(day, '09:30', me.timeZone);
    await me.expectError(400, 'postClockWork', {
      body: { type: 'update', entryPayLoad: { id, startTime: earlier } },
    });
    const query = { entryId: id, newStartTime: earlier };
    await me.expectError(400, 'adjustClockWorkEntry', { query });
    const later = ctx.at(day, '10:30', me.timeZone);
    await me.expectError(400, 'postClockWork', {
      body: { type: 'update', entryPayLoad: { id: before, endTime: later } },
    });
    await me.expectError(400, 'adjustClockWorkEntry', {
      query: {
        entryId: before,
        newStartTime: ctx.at(day, '09:00', me.timeZone),
        newEndTime: later,
      },
    });
    const stored = await entryOn(ctx, me, day, id);
    ctx.expectThat('the entry keeps its start', isSame(stored.startTime, startTime));
  },
});
