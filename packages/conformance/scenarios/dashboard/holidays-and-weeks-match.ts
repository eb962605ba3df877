import { scenario } from '../../scenario/types.ts';
import { withHoliday } from '../../support/organization.ts';

export default scenario({
  title: 'The Dashboard lists the holidays of the week, and the last weeks end with this one',
  source: 'SHELL-D66, ADMIN-022',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const query = { tiles: ['holidays', 'weeks', 'hours'] } as const;
    const date = ctx.day(0, me.timeZone);
    await withHoliday(ctx, { date, isOptional: true, isHalfDay: true }, async (name) => {
      const { holidays } = await me.request('getDashboard', {
        query: { tiles: [...query.tiles] },
      });
      ctx.expectEqual('today', holidays?.today, date);
      ctx.expectEqual(
        'the holiday of today',
        holidays?.holidays.find((each) => each.date === date),
        { date, name, isOptional: true, isHalfDay: true },
      );
      const last = holidays?.holidays.at(-1)?.date ?? date;
      ctx.expectThat(
        'the next holiday is after those of the week',
        !holidays?.next || holidays.next.date > last,
      );
    });
    const { weeks, hours } = await me.request('getDashboard', {
      query: { tiles: [...query.tiles] },
    });
    const current = weeks?.weeks.at(-1);
    ctx.expectEqual('the first day of this week', current?.from, hours?.days[0]?.day);
    ctx.expectEqual(
      'the working hours of this week',
      current?.workingWeekInSeconds,
      hours?.workingWeekInSeconds,
    );
    const difference = (current?.totalTimeInSeconds ?? 0) - (hours?.weekInSeconds ?? 0);
    ctx.expectThat('the time of this week', Math.abs(difference) < 60);
    const starts = weeks?.weeks.map(({ from }) => from) ?? [];
    ctx.expectEqual('the order of the weeks', starts, starts.toSorted());
  },
});
