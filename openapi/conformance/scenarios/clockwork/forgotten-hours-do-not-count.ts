import { scenario } from '../../scenario/types.ts';
import { clearRecent, stale } from '../../support/clockwork.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title: 'What runs since an earlier day counts nothing anywhere until it has an end',
  source: 'CLOCK-058, and the decisions on ClockWork',
  isAlone: true,
  async run(kit) {
    const [me, admin] = [kit.as('member'), kit.as('admin')];
    const [yesterday, today] = [kit.day(-1, me.timeZone), kit.day(0, me.timeZone)];
    const employeeId = await employeeIdOf(me);
    const entryId = await stale(kit, me);
    const dayTotal = async (date: string) =>
      (await me.ask('getClockWorkDay', { path: { date } })).totalTimeInSeconds;
    const report = () =>
      admin.ask('getTimeReport', {
        body: {
          startDateAsString: yesterday,
          endDateAsString: today,
          employeeId,
          projectIds: [],
          isCumulative: false,
        },
      });
    kit.expectEqual('the total of its day', await dayTotal(yesterday), 0);
    kit.expectEqual('the total of today', await dayTotal(today), 0);
    const { clockWorkDayProjectsSummaries: summaries } = await me.ask(
      'getClockWorkProjectSummaries',
      { path: { date: yesterday } },
    );
    kit.expectEqual('the summaries of its day', summaries, []);
    const { timeReportClockWorkEntries: rows, ...totals } = await report();
    kit.expectEqual('the rows of the report', rows, []);
    kit.expectEqual('the total of the report', totals.totalTimeInSeconds, 0);
    kit.expectEqual('the entries that need an end', totals.entriesNeedingEnd, 1);
    const { member, ...ofDay } = await admin.ask('getCentralMemberDay', {
      path: { employeeId, date: yesterday },
    });
    kit.expectThat('it is listed as running', member.runningEntry?.crossover === true);
    kit.expectEqual('the member’s time of today', member.totalTimeInSeconds, 0);
    kit.expectEqual('the member’s time of its day', ofDay.totalTimeInSeconds, 0);
    const at = (time: string) => kit.at(yesterday, time, me.timeZone);
    await me.ask('adjustClockWorkEntry', {
      query: { entryId, newStartTime: at('16:00'), newEndTime: at('17:00'), isMnco: true },
    });
    kit.expectEqual('the total of its day once it is fixed', await dayTotal(yesterday), 3600);
    const fixed = await report();
    kit.expectEqual('the total of the report once it is fixed', fixed.totalTimeInSeconds, 3600);
    kit.expectEqual('the entries that need an end then', fixed.entriesNeedingEnd, 0);
    await clearRecent(kit, me);
  },
});
