import { scenario } from '../../scenario/types.ts';
import { allTeams } from '../../support/analytics.ts';
import { clearRecent, stale } from '../../support/clockwork.ts';
import { getEmployeeId } from '../../support/projects.ts';

export default scenario({
  title:
    'A forgotten timer adds nothing to team hours, and is counted as an entry that needs an end',
  source: 'ANLYT-016, ANLYT-D15',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const employeeId = await getEmployeeId(member);
    const entryId = await stale(ctx, member);
    const day = ctx.day(-1, member.timeZone);
    const read = async () => {
      const response = await me.request('getClockWorkAnalytics', {
        body: {
          startDateAsString: day,
          endDateAsString: ctx.day(0, me.timeZone),
          teamId: [allTeams],
        },
      });
      const members = response.clockWorkAnalytics.flatMap((team) => team.clockWorkAnalyticsMembers);
      const seconds = members.find(({ id }) => id === employeeId)?.totalTimeInSeconds ?? 0;
      return { seconds, needingEnd: response.entriesNeedingEnd ?? 0 };
    };
    const withStale = await read();
    ctx.expectEqual('the hours of who forgot it', withStale.seconds, 0);
    const at = (time: string) => ctx.at(day, time, member.timeZone);
    await member.request('adjustClockWorkEntry', {
      query: { entryId, newStartTime: at('16:00'), newEndTime: at('17:00'), isMnco: true },
    });
    const fixed = await read();
    ctx.expectEqual('the hours once it is fixed', fixed.seconds, 3600);
    ctx.expectEqual('the entries that need an end', withStale.needingEnd - fixed.needingEnd, 1);
    await clearRecent(ctx, member);
  },
});
