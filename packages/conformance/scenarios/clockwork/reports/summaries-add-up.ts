import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';

export default scenario({
  title: 'The summaries of a day and of a week add up to its entries',
  source: 'CLOCK-041',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    await add(ctx, me, { day, from: '09:00', to: '10:00' });
    await add(ctx, me, { day, from: '10:30', to: '10:45' });
    const summaries = await me.request('getClockWorkProjectSummaries', { path: { date: day } });
    const daily = summaries.clockWorkDayProjectsSummaries;
    const minutes = daily.reduce((sum, each) => sum + each.totalTimeInMinutes, 0);
    ctx.expectEqual('the minutes of the day', minutes, 75);
    const percent = daily.reduce((sum, each) => sum + each.totalPercentage, 0);
    ctx.expectThat('the shares of the day add up to 100', Math.abs(percent - 100) < 1);
    const weekly = summaries.clockWorkWeekProjectsSummaries;
    const ofWeek = weekly.reduce((sum, each) => sum + each.totalTimeInMinutes, 0);
    const seconds = summaries.clockWorkWeeklyEntries.reduce(
      (sum, each) => sum + each.totalTimeInSeconds,
      0,
    );
    const slack = weekly.length;
    const shares = weekly.reduce((sum, each) => sum + each.totalPercentage, 0);
    ctx.expectThat('the shares of the week add up to 100', Math.abs(shares - 100) < 1);
    ctx.expectThat(
      'the week’s minutes are those of its entries',
      Math.abs(ofWeek - seconds / 60) <= slack,
    );
  },
});
