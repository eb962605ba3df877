import { scenario } from '../../scenario/types.ts';
import { parseMinutes } from '../../support/analytics.ts';
import { book, isOver, withEntries, workPlace, type Piece } from '../../support/booked.ts';
import { firstOfWeek } from '../../support/organization.ts';

export default scenario({
  title:
    'Periods start at midnight in the reader’s time zone: weeks on the organization’s weekday, months on the first, and the year 364 days ago',
  source: 'ANLYT-057',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const countDaysFromToday = (day: string) =>
      Math.round((Date.parse(day) - Date.parse(today)) / 864e5);
    const shifted = (day: string, days: number) =>
      ctx.day(countDaysFromToday(day) + days, me.timeZone);
    const today = ctx.day(0, me.timeZone);
    const ofWeek = await firstOfWeek(ctx, today);
    const first = `${today.slice(0, 8)}01`;
    const firstBefore = `${shifted(first, -1).slice(0, 8)}01`;
    const weeks = await workPlace(ctx, me);
    const months = await workPlace(ctx, me);
    const spent = async (id: string, operation: Period) => {
      const sent = { path: { id }, query: { operation } };
      const { memberDetails } = await me.request('getProjectAnalyticsMembers', sent);
      return memberDetails.reduce((sum, each) => sum + parseMinutes(each.timeEffortAsString), 0);
    };
    await withEntries(me, async (track) => {
      const edges = (start: string, before: string, at: readonly [string, string]) => [
        { day: start, at: at[0], seconds: 60 },
        { day: shifted(start, -1), at: at[1], seconds: 120 },
        { day: before, at: at[0], seconds: 240 },
        { day: shifted(before, -1), at: at[1], seconds: 480 },
      ];
      const ofWeeks = edges(ofWeek, shifted(ofWeek, -7), ['00:01', '23:50']);
      const ofMonths = edges(first, firstBefore, ['00:06', '23:20']);
      // In the first minutes of a week or a month, nothing of it can be booked yet.
      const bookPast = async (taskId: string, pieces: readonly Piece[]) => {
        const past = pieces.filter((piece) => isOver(ctx, me, piece));
        track(await book(ctx, me, taskId, past));
        return past.length < pieces.length ? 0 : 1;
      };
      const inWeek = await bookPast(weeks.taskId, ofWeeks);
      const inMonth = await bookPast(months.taskId, ofMonths);
      const readActual = async (id: string, ...periods: Period[]) =>
        Promise.all(periods.map((period) => spent(id, period)));
      ctx.expectEqual(
        'this week, the last one and all time',
        await readActual(weeks.projectId, 'thisWeek', 'lastWeek', 'allTime'),
        [inWeek, 6, 14 + inWeek],
      );
      ctx.expectEqual(
        'this month, the last one and all time',
        await readActual(months.projectId, 'thisMonth', 'lastMonth', 'allTime'),
        [inMonth, 6, 14 + inMonth],
      );
      const over = await workPlace(ctx, me);
      const before = shifted(ofWeek, -1);
      const lasting = { day: before, at: '23:52', seconds: 540 };
      const part = isOver(ctx, me, lasting) ? 1 : 0;
      const seconds = part === 1 ? 540 : 480;
      track(await book(ctx, me, over.taskId, [{ ...lasting, seconds }]));
      ctx.expectEqual(
        'of what lasts into this week, its part',
        await readActual(over.projectId, 'thisWeek', 'lastWeek'),
        [part, 8],
      );
      const sent = { path: { id: weeks.projectId }, query: { operation: 'lastWeek' } } as const;
      const popup = (await me.request('getProjectAnalyticsDetail', sent)).projectDetail;
      const members = popup.projectAnalyticsMembersDetail.teamMembers;
      ctx.expectEqual(
        'in the popup, the members’ time of the period and all of the project’s',
        [
          members.map((each) => parseMinutes(each.timeEffortAsString)),
          popup.projectWorkEffortTotal,
        ],
        [[6], (14 + inWeek) * 60],
      );
      const { projectId, taskId } = await workPlace(ctx, me);
      const oldest = ctx.day(-364, me.timeZone);
      const ofYears = [
        { day: ctx.day(-365, me.timeZone), at: '23:40', seconds: 600 },
        { day: oldest, at: '00:10', seconds: 1800 },
      ];
      track(await book(ctx, me, taskId, ofYears));
      const { projectDetail } = await me.request('getProjectAnalyticsDetail', {
        path: { id: projectId },
      });
      const shown = projectDetail.projectDailyHoursCalculations;
      ctx.expectEqual('the days of a year', shown, [{ date: oldest, hours: 0.5 }]);
    });
  },
});

type Period = 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth' | 'allTime';
