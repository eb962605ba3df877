import { scenario } from '../../../scenario/types.ts';
import { clearRecent, stale } from '../../../support/clockwork.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title:
    'An entry that has been running since an earlier day counts nothing anywhere until it has an end',
  source: 'CLOCK-058, CLOCK-D43',
  isExclusive: true,
  async run(ctx) {
    const [me, admin] = [ctx.as('member'), ctx.as('admin')];
    const [yesterday, today] = [ctx.day(-1, me.timeZone), ctx.day(0, me.timeZone)];
    const employeeId = await getEmployeeId(me);
    const entryId = await stale(ctx, me);
    const dayTotal = async (date: string) =>
      (await me.request('getClockWorkDay', { path: { date } })).totalTimeInSeconds;
    const report = () =>
      admin.request('getTimeReport', {
        body: {
          startDateAsString: yesterday,
          endDateAsString: today,
          employeeId,
          projectIds: [],
          isCumulative: false,
        },
      });
    ctx.expectEqual('the total of its day', await dayTotal(yesterday), 0);
    ctx.expectEqual('the total of today', await dayTotal(today), 0);
    const { clockWorkDayProjectsSummaries: summaries } = await me.request(
      'getClockWorkProjectSummaries',
      { path: { date: yesterday } },
    );
    ctx.expectEqual('the summaries of its day', summaries, []);
    const { timeReportClockWorkEntries: rows, ...totals } = await report();
    ctx.expectEqual('the rows of the report', rows, []);
    ctx.expectEqual('the total of the report', totals.totalTimeInSeconds, 0);
    ctx.expectEqual('the entries that need an end', totals.entriesNeedingEnd, 1);
    const { member, ...ofDay } = await admin.request('getCentralMemberDay', {
      path: { employeeId, date: yesterday },
    });
    ctx.expectThat('it is listed as running', member.runningEntry?.crossover === true);
    ctx.expectEqual('the member’s time of today', member.totalTimeInSeconds, 0);
    ctx.expectEqual('the member’s time of its day', ofDay.totalTimeInSeconds, 0);
    const at = (time: string) => ctx.at(yesterday, time, me.timeZone);
    await me.request('adjustClockWorkEntry', {
      query: { entryId, newStartTime: at('16:00'), newEndTime: at('17:00'), isMnco: true },
    });
    ctx.expectEqual('the total of its day once it is fixed', await dayTotal(yesterday), 3600);
    const fixed = await report();
    ctx.expectEqual('the total of the report once it is fixed', fixed.totalTimeInSeconds, 3600);
    ctx.expectEqual('the entries that need an end then', fixed.entriesNeedingEnd, 0);
    await clearRecent(ctx, me);
  },
});
