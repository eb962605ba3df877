import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Down-fill moves the end of an entry to the start of the newer one',
  source: 'CLOCK-049, CLOCK-D52',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const older = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const newer = await add(ctx, me, { day, from: '10:30', to: '11:00' });
    const before = await entryOn(ctx, me, day, older.id);
    ctx.expectThat('the gap is marked', before.downFillApplicable);
    await me.request('postClockWork', {
      body: { type: 'downfill', entryPayLoad: { id: older.id } },
    });
    const filled = await entryOn(ctx, me, day, older.id);
    ctx.expectThat(
      'its end is the start of the newer entry',
      isSame(filled.endTime, newer.startTime),
    );
    ctx.expectThat('its start stays', isSame(filled.startTime, older.startTime));
    ctx.expectThat('the gap is no longer marked', !filled.downFillApplicable);
  },
});
