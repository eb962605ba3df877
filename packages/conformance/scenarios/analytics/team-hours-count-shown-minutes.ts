import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { fetchProfile } from '../../support/profile.ts';

/** The team id that stands for all teams. */
const allTeams = '00000000-0000-0000-0000-000000000000';

export default scenario({
  title: 'Team hours count the minutes between shown times, also across midnight in UTC',
  source: 'ANLYT-048',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const { employeeId } = await fetchProfile(member);
    const day = await emptyDay(ctx, member);
    const analytics = async (from: string, to: string) => {
      const days = { startDateAsString: from, endDateAsString: to };
      return me.request('getClockWorkAnalytics', { body: { ...days, teamId: [allTeams] } });
    };
    const seconds = async () => {
      const { clockWorkAnalytics } = await analytics(addDays(day, -1), addDays(day, 1));
      const members = clockWorkAnalytics.flatMap((each) => each.clockWorkAnalyticsMembers);
      return members.find(({ id }) => id === employeeId)?.totalTimeInSeconds ?? 0;
    };
    const before = await seconds();
    const isFree = (await analytics(day, day)).clockWorkAnalytics.length === 0;
    const counts = async (what: string, from: string, to: string, expected: number) => {
      const entryPayLoad = {
        id: ctx.uuid(),
        startTime: from,
        endTime: to,
        description: ctx.name(),
        projectId: null,
        taskId: null,
      };
      await member.request('postClockWork', { body: { type: 'add', entryPayLoad } });
      const more = (await seconds()) - before;
      const teams = (await analytics(day, day)).clockWorkAnalytics.length;
      await member.request('deleteClockWorkEntries', { body: [entryPayLoad.id] });
      ctx.expectEqual(what, more, expected);
      return teams;
    };
    const at = (time: string) => `${day}T${time}Z`;
    await counts(
      'over midnight in UTC',
      at('23:50:00.000'),
      `${addDays(day, 1)}T00:20:00.000Z`,
      1800,
    );
    for (const [start, end, expected] of [
      ['12:00:00.900', '12:00:59.140', 0],
      ['12:00:59.005', '12:01:00.001', 60],
      ['12:00:47.060', '12:30:20.010', 1800],
    ] as const) {
      await counts('times with seconds', at(start), at(end), expected);
    }
    const ofOne = await counts('a minute', at('12:00:00.000'), at('12:01:00.000'), 60);
    const ofNone = await counts('less than a minute', at('12:00:00.100'), at('12:00:59.900'), 0);
    if (!isFree) return;
    ctx.expectEqual('teams are listed for a minute', ofOne > 0, true);
    ctx.expectEqual('and none for less', ofNone, 0);
  },
});
