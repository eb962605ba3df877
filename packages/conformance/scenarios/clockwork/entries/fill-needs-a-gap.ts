import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries } from '../../../support/clockwork.ts';

export default scenario({
  title: 'An entry without a gap of at least one minute cannot be filled',
  source: 'CLOCK-003, CLOCK-D81',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const older = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const newer = await add(ctx, me, { day, from: '10:00', to: '11:00' });
    const marks = (await fetchEntries(me, day)).flatMap((entry) => [
      entry.upFillApplicable,
      entry.downFillApplicable,
    ]);
    ctx.expectEqual('the marks for filling', marks, [false, false, false, false]);
    for (const [type, { id }] of [
      ['upfill', newer],
      ['downfill', older],
    ] as const) {
      await me.expectError(400, 'postClockWork', { body: { type, entryPayLoad: { id } } });
    }
  },
});
