import { scenario } from '../../scenario/types.ts';
import { allTeams } from '../../support/analytics.ts';
import { clearRecent, stale } from '../../support/clockwork.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title: 'A forgotten timer counts nothing in the hours of teams, and is counted as needing an end',
  source: 'ANLYT-016, and the decisions on ClockWork',
  isAlone: true,
  async run(kit) {
    const [me, member] = [kit.as('admin'), kit.as('member')];
    const employeeId = await employeeIdOf(member);
    const entryId = await stale(kit, member);
    const day = kit.day(-1, member.timeZone);
    const read = async () => {
      const answer = await me.ask('getClockWorkAnalytics', {
        body: {
          startDateAsString: day,
          endDateAsString: kit.day(0, me.timeZone),
          teamId: [allTeams],
        },
      });
      const members = answer.clockWorkAnalytics.flatMap((team) => team.clockWorkAnalyticsMembers);
      const seconds = members.find(({ id }) => id === employeeId)?.totalTimeInSeconds ?? 0;
      return { seconds, needingEnd: answer.entriesNeedingEnd ?? 0 };
    };
    const forgotten = await read();
    kit.expectEqual('the hours of who forgot it', forgotten.seconds, 0);
    const at = (time: string) => kit.at(day, time, member.timeZone);
    await member.ask('adjustClockWorkEntry', {
      query: { entryId, newStartTime: at('16:00'), newEndTime: at('17:00'), isMnco: true },
    });
    const fixed = await read();
    kit.expectEqual('the hours once it is fixed', fixed.seconds, 3600);
    kit.expectEqual('the entries that need an end', forgotten.needingEnd - fixed.needingEnd, 1);
    await clearRecent(kit, member);
  },
});
