import { scenario, type ScenarioContext, type Success } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { fetchProfile } from '../../support/profile.ts';
import { team } from '../../support/teams.ts';
import { isInOrder } from '../../support/order.ts';

export default scenario({
  title: 'Team hours are the hours that members have tracked, in hours and minutes',
  source: 'ANLYT-048',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const day = await emptyDay(ctx, member);
    const { employeeId } = await fetchProfile(member);
    const allTeams = '00000000-0000-0000-0000-000000000000';
    const of = (date: string, teamId: string[]) =>
      me.request('getClockWorkAnalytics', {
        body: { startDateAsString: date, endDateAsString: date, teamId },
      });
    const response = (teamId: string[]) => of(day, teamId);
    const hours = async (teamId: string[]) => (await response(teamId)).clockWorkAnalytics;
    await add(ctx, member, { day, from: '09:00', to: '10:30' });
    await add(ctx, member, { day, from: '13:00', to: '13:20' });
    const all = await response([allTeams]);
    const theirs = all.clockWorkAnalytics.find(({ clockWorkAnalyticsMembers: members }) =>
      members.some(({ id }) => id === employeeId),
    );
    if (!theirs) return ctx.expectThat('the member belongs to a team', false);
    const [own, ...others] = await hours([theirs.teamId]);
    ctx.expectEqual('other teams', others, []);
    const found = own?.clockWorkAnalyticsMembers.find(({ id }) => id === employeeId);
    ctx.expectEqual('the seconds', found?.totalTimeInSeconds, 6600);
    ctx.expectThat(`${found?.totalTime} is 1:50`, /\b0?1\D+50/.test(found?.totalTime ?? ''));
    const members = own?.clockWorkAnalyticsMembers.map(({ name }) => name) ?? [];
    ctx.expectThat('the members are sorted by name', isInOrder(members));
    const { teams } = await me.request('getClockWorkAnalyticsDefaults');
    // A server may sort numbers naturally: 9 before 10.
    const letters = teams.map(({ teamName }) => teamName.toLowerCase());
    const choices = letters.filter((name) => !/\d/.test(name));
    ctx.expectEqual('the order of teams', choices, choices.toSorted());
    const names = (some: { teamId: string }[]) => some.map(({ teamId }) => teamId).toSorted();
    ctx.expectEqual('all teams', names(all.clockWorkAnalytics), names(teams));
    expectSums(ctx, all);
    const everybody = { startDateAsString: day, endDateAsString: day, scope: 'All' as const };
    const report = await me.request('getTimeReport', {
      body: { ...everybody, employeeId: null, projectIds: [], isCumulative: false },
    });
    ctx.expectEqual(
      'the hours with and without a team, as reported',
      (all.totalTimeInSeconds ?? 0) + (all.withoutTeam?.totalTimeInSeconds ?? 0),
      report.totalTimeInSeconds,
    );
    const combined = await response([theirs.teamId, allTeams]);
    ctx.expectEqual(
      'all, whatever stands beside',
      names(combined.clockWorkAnalytics),
      names(teams),
    );
    const body = { startDateAsString: day, endDateAsString: day, teamId: [ctx.uuid()] };
    await me.expectError(400, 'getClockWorkAnalytics', { body });
    const closed = { ...(await team(ctx, me)), isActive: false };
    await me.request('saveTeam', { body: closed });
    const isClosed = ({ teamId }: { teamId: string }) => teamId === closed.teamId;
    const offered = (await me.request('getClockWorkAnalyticsDefaults')).teams;
    ctx.expectThat('a team that is not active is no choice', !offered.some(isClosed));
    ctx.expectThat('and none of all', !(await hours([allTeams])).some(isClosed));
    const both = await hours([theirs.teamId, closed.teamId]);
    ctx.expectThat('it is returned where it is requested', both.some(isClosed));
    ctx.expectEqual('a team without any time', await hours([closed.teamId]), []);
    const another = await emptyDay(ctx, me);
    await add(ctx, me, { day: another, from: '09:00', to: '10:00' });
    expectSums(ctx, await of(another, [allTeams]));
  },
});

/** Each team equals the sum of its members, and the total counts each person once. */
function expectSums(ctx: ScenarioContext, all: Success<'getClockWorkAnalytics'>): void {
  const sum = (some: { totalTimeInSeconds: number }[]) =>
    some.reduce((seconds, each) => seconds + each.totalTimeInSeconds, 0);
  const teams = all.clockWorkAnalytics;
  for (const { teamName, totalTimeInSeconds, clockWorkAnalyticsMembers: members } of teams) {
    ctx.expectEqual(`the sum of ${teamName}`, totalTimeInSeconds, sum(members));
  }
  const members = teams.flatMap((each) => each.clockWorkAnalyticsMembers);
  const people = new Map(members.map((each) => [each.id, each]));
  ctx.expectEqual('the sum, each person once', all.totalTimeInSeconds, sum([...people.values()]));
}
