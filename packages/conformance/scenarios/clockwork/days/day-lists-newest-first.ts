import { scenario } from '../../../scenario/types.ts';
import { addDays } from '../../../scenario/time.ts';
import { add, emptyDay, fetchEntries } from '../../../support/clockwork.ts';

export default scenario({
  title: 'A day lists the entries that start on it in the person’s time zone, newest first',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const morning = await add(ctx, me, { day, from: '00:00', to: '00:30' });
    const noon = await add(ctx, me, { day, from: '12:00', to: '12:30' });
    const evening = await add(ctx, me, { day, from: '23:00', to: '23:59' });
    const listed = (await fetchEntries(me, day)).map(({ id }) => id);
    ctx.expectEqual('the day', listed, [evening.id, noon.id, morning.id]);
    ctx.expectEqual('the day before', await fetchEntries(me, addDays(day, -1)), []);
    ctx.expectEqual('the day after', await fetchEntries(me, addDays(day, 1)), []);
    ctx.expectEqual('its length in seconds', noon.totalTimeInSeconds, 1800);
  },
});
