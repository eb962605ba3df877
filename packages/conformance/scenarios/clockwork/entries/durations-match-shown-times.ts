import { scenario } from '../../../scenario/types.ts';
import { emptyDay, fetchEntries, payLoad } from '../../../support/clockwork.ts';
import { getEmployeeId } from '../../../support/projects.ts';

/** Times with seconds, and the minutes between their displayed values. */
const spans = [
  { from: '09:00:47', to: '10:00:20', shown: '1h 00m', hours: 1 },
  { from: '10:00:20', to: '10:59:59', shown: '0h 59m', hours: 0.98 },
  { from: '11:00:05', to: '11:00:36', shown: '0h 00m', hours: 0 },
  { from: '11:59:59', to: '12:00:01', shown: '0h 01m', hours: 0.02 },
];

export default scenario({
  title:
    'The duration of an ended entry is that between its shown times, and rows add up to their total',
  source: 'CLOCK-058, CLOCK-D06',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => {
      const minute = ctx.at(day, time.slice(0, 5), me.timeZone);
      return new Date(Date.parse(minute) + Number(time.slice(6)) * 1000).toISOString();
    };
    const ids: string[] = [];
    for (const { from, to } of spans) {
      const entryPayLoad = payLoad(ctx, at(from), at(to));
      await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
      ids.push(entryPayLoad.id);
    }
    const newestFirst = spans.toReversed();
    const entries = await fetchEntries(me, day);
    const lengths = entries.map((entry) => [
      entry.totalTimeFormatted,
      entry.totalTimeInSeconds % 60,
    ]);
    const shown = newestFirst.map((span) => [span.shown, 0]);
    ctx.expectEqual('the lengths in the list', lengths, shown);
    const { totalTime } = await me.request('getClockWorkDay', { path: { date: day } });
    ctx.expectEqual('the day', totalTime, '2h 00m');
    const summaries = await me.request('getClockWorkProjectSummaries', { path: { date: day } });
    const [summary] = summaries.clockWorkDayProjectsSummaries;
    ctx.expectEqual('the summary', summary?.totalTime, '2:00');
    const period = { startDateAsString: day, endDateAsString: day };
    const employeeId = await getEmployeeId(me);
    const body = { employeeId, ...period, projectIds: [], isCumulative: false };
    const report = await me.request('getTimeReport', { body });
    const rows = report.timeReportClockWorkEntries.map((row) => [
      row.totalTime,
      row.totalTimeInHours,
    ]);
    const reported = newestFirst.map((span) => [span.shown, span.hours]);
    ctx.expectEqual('the rows of the report', rows, reported);
    ctx.expectEqual('the total of the report', report.totalTime, '2h 00m');
    await me.request('deleteClockWorkEntries', { body: ids });
  },
});
