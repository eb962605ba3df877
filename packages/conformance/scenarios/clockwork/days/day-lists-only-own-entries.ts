import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries } from '../../../support/clockwork.ts';

export default scenario({
  title: 'The entries of a day are only those of the person',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('member');
    const other = ctx.as('colleague');
    const day = await emptyDay(ctx, me);
    const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const seen = await fetchEntries(other, day);
    ctx.expectThat('a colleague does not see the entry', !seen.some((each) => each.id === id));
    const { clockWorkWeeklyEntries } = await other.request('getClockWorkProjectSummaries', {
      path: { date: day },
    });
    const inWeek = clockWorkWeeklyEntries.some((each) => each.id === id);
    ctx.expectThat('a colleague’s week does not have the entry', !inWeek);
  },
});
