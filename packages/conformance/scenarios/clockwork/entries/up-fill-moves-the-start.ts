import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Up-fill moves the start of an entry to the end of the older one',
  source: 'CLOCK-049, CLOCK-D52',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const older = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const newer = await add(ctx, me, { day, from: '10:30', to: '11:00' });
    const before = await entryOn(ctx, me, day, newer.id);
    ctx.expectThat('the gap is marked', before.upFillApplicable);
    await me.request('postClockWork', {
      body: { type: 'upfill', entryPayLoad: { id: newer.id } },
    });
    const filled = await entryOn(ctx, me, day, newer.id);
    ctx.expectThat(
      'its start is the end of the older entry',
      isSame(filled.startTime, older.endTime),
    );
    ctx.expectThat('its end stays', isSame(filled.endTime, newer.endTime));
    ctx.expectThat('the gap is no longer marked', !filled.upFillApplicable);
  },
});
