import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries } from '../../../support/clockwork.ts';

export default scenario({
  title: 'An entry within one day cannot be split at midnight',
  source: 'CLOCK-057, CLOCK-D51',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    await me.expectError(400, 'postClockWork', {
      body: { type: 'crossover', entryPayLoad: { id } },
    });
    ctx.expectEqual('the entries of the day', (await fetchEntries(me, day)).length, 1);
  },
});
