import { scenario } from '../../scenario/types.ts';
import { emptyDay, entriesOf } from '../../support/clockwork.ts';
import { book } from '../../support/booked.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title: 'Time is added up in seconds, and cut to minutes where it is shown, everywhere alike',
  source: 'document 2, section 9, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('admin');
    const day = await emptyDay(kit, me);
    const ids = await book(kit, me, null, [
      { day, at: '09:00', seconds: 3599 },
      { day, at: '11:00', seconds: 31 },
    ]);
    const listed = (await entriesOf(me, day)).map((entry) => entry.totalTimeFormatted);
    kit.expectEqual('the lengths in the list', listed, ['0h 00m', '0h 59m']);
    const { totalTime } = await me.ask('getClockWorkDay', { path: { date: day } });
    kit.expectEqual('the day', totalTime, '1h 00m');
    const summaries = await me.ask('getClockWorkProjectSummaries', { path: { date: day } });
    const [summary] = summaries.clockWorkDayProjectsSummaries;
    kit.expectEqual('the summary', summary?.totalTime, '1:00');
    const period = { startDateAsString: day, endDateAsString: day };
    const employeeId = await employeeIdOf(me);
    const body = { employeeId, ...period, projectIds: [], isCumulative: false };
    const report = await me.ask('getTimeReport', { body });
    const rows = report.timeReportClockWorkEntries.map((row) => [
      row.totalTime,
      row.totalTimeInHours,
    ]);
    kit.expectEqual('the rows of the report', rows, [
      ['0h 00m', 0],
      ['0h 59m', 0.98],
    ]);
    kit.expectEqual('its total', report.totalTime, '1h 00m');
    await me.ask('deleteClockWorkEntries', { body: ids });
  },
});
