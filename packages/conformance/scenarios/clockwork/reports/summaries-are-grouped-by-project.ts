import { scenario } from '../../../scenario/types.ts';
import { addDays } from '../../../scenario/time.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { firstOfWeek } from '../../../support/organization.ts';
import { project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'Summaries are grouped by project, longest first, with percentages, for the day and for its week',
  source: 'CLOCK-041, CLOCK-003, CLOCK-093',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const projectId = await project(ctx, me);
    const taskId = await task(ctx, me, projectId);
    const { code, name } = await seen(me, projectId);
    await me.request('markAsApexProject', { path: { id: projectId } });
    const of = (date: string) => me.request('getClockWorkProjectSummaries', { path: { date } });
    const small = await add(ctx, me, { day, from: '09:00', to: '09:30' });
    const large = await add(ctx, me, { day, from: '10:00', to: '11:15' });
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id: large.id }] });
    const daily = (await of(day)).clockWorkDayProjectsSummaries;
    const own = { projectId, projectName: name, projectCode: code };
    ctx.expectEqual('the day', daily, [
      { ...own, totalTime: '1:15', totalPercentage: 71.4, totalTimeInMinutes: 75 },
      {
        projectId: null,
        projectName: '',
        projectCode: '',
        totalTime: '0:30',
        totalPercentage: 28.6,
        totalTimeInMinutes: 30,
      },
    ]);
    const first = await firstOfWeek(ctx, day);
    for (const [date, isIn] of [
      [first, true],
      [addDays(first, 6), true],
      [addDays(first, -1), false],
      [addDays(first, 7), false],
    ] as const) {
      const { clockWorkWeeklyEntries, clockWorkWeekProjectsSummaries } = await of(date);
      const has = [large, small].map(({ id }) =>
        clockWorkWeeklyEntries.some((each) => each.id === id),
      );
      ctx.expectEqual(`in the week of ${date}`, has, [isIn, isIn]);
      const minutes = clockWorkWeekProjectsSummaries.find((each) => each.projectId === projectId);
      ctx.expectEqual('its minutes', minutes?.totalTimeInMinutes, isIn ? 75 : undefined);
      const starts = clockWorkWeeklyEntries.map(({ startTime }) => Date.parse(startTime));
      ctx.expectEqual(
        'newest first',
        starts,
        starts.toSorted((one, other) => other - one),
      );
    }
  },
});
