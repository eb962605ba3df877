import { scenario, type Kit, type Success } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { profileOf } from '../../support/profile.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title: 'The hours of teams are those that their members have tracked, in hours and minutes',
  source: 'ANLYT-048',
  isAlone: true,
  async run(kit) {
    const [me, member] = [kit.as('admin'), kit.as('member')];
    const day = await emptyDay(kit, member);
    const { employeeId } = await profileOf(member);
    const allTeams = '00000000-0000-0000-0000-000000000000';
    const of = (date: string, teamId: string[]) =>
      me.ask('getClockWorkAnalytics', {
        body: { startDateAsString: date, endDateAsString: date, teamId },
      });
    const answer = (teamId: string[]) => of(day, teamId);
    const hours = async (teamId: string[]) => (await answer(teamId)).clockWorkAnalytics;
    await add(kit, member, { day, from: '09:00', to: '10:30' });
    await add(kit, member, { day, from: '13:00', to: '13:20' });
    const all = await answer([allTeams]);
    const theirs = all.clockWorkAnalytics.find(({ clockWorkAnalyticsMembers: members }) =>
      members.some(({ id }) => id === employeeId),
    );
    if (!theirs) return kit.expectThat('the member belongs to a team', false);
    const [own, ...others] = await hours([theirs.teamId]);
    kit.expectEqual('other teams', others, []);
    const found = own?.clockWorkAnalyticsMembers.find(({ id }) => id === employeeId);
    kit.expectEqual('the seconds', found?.totalTimeInSeconds, 6600);
    kit.expectThat(`${found?.totalTime} is 1:50`, /\b0?1\D+50/.test(found?.totalTime ?? ''));
    const members = own?.clockWorkAnalyticsMembers.map(({ name }) => name) ?? [];
    const sorted = members.toSorted((one, other) => one.localeCompare(other));
    kit.expectEqual('the order of members', members, sorted);
    const { teams } = await me.ask('getClockWorkAnalyticsDefaults');
    // Of numbers a server may think as a person does: 9 before 10.
    const letters = teams.map(({ teamName }) => teamName.toLowerCase());
    const choices = letters.filter((name) => !/\d/.test(name));
    kit.expectEqual('the order of teams', choices, choices.toSorted());
    const names = (some: { teamId: string }[]) => some.map(({ teamId }) => teamId).toSorted();
    kit.expectEqual('all teams', names(all.clockWorkAnalytics), names(teams));
    expectSums(kit, all);
    const everybody = { startDateAsString: day, endDateAsString: day, scope: 'All' as const };
    const report = await me.ask('getTimeReport', {
      body: { ...everybody, employeeId: null, projectIds: [], isCumulative: false },
    });
    kit.expectEqual(
      'the hours with and without a team, as reported',
      (all.totalTimeInSeconds ?? 0) + (all.withoutTeam?.totalTimeInSeconds ?? 0),
      report.totalTimeInSeconds,
    );
    const beside = await answer([theirs.teamId, allTeams]);
    kit.expectEqual('all, whatever stands beside', names(beside.clockWorkAnalytics), names(teams));
    const body = { startDateAsString: day, endDateAsString: day, teamId: [kit.uuid()] };
    await me.refused(400, 'getClockWorkAnalytics', { body });
    const closed = { ...(await team(kit, me)), isActive: false };
    await me.ask('saveTeam', { body: closed });
    const isClosed = ({ teamId }: { teamId: string }) => teamId === closed.teamId;
    const offered = (await me.ask('getClockWorkAnalyticsDefaults')).teams;
    kit.expectThat('a team that is not active is no choice', !offered.some(isClosed));
    kit.expectThat('and none of all', !(await hours([allTeams])).some(isClosed));
    const both = await hours([theirs.teamId, closed.teamId]);
    kit.expectThat('it is read where it is asked for', both.some(isClosed));
    kit.expectEqual('a team without any time', await hours([closed.teamId]), []);
    const another = await emptyDay(kit, me);
    await add(kit, me, { day: another, from: '09:00', to: '10:00' });
    expectSums(kit, await of(another, [allTeams]));
  },
});

/** Each team comes to what its members do, and all of them to that with each person once. */
function expectSums(kit: Kit, all: Success<'getClockWorkAnalytics'>): void {
  const sum = (some: { totalTimeInSeconds: number }[]) =>
    some.reduce((seconds, each) => seconds + each.totalTimeInSeconds, 0);
  const teams = all.clockWorkAnalytics;
  for (const { teamName, totalTimeInSeconds, clockWorkAnalyticsMembers: members } of teams) {
    kit.expectEqual(`the sum of ${teamName}`, totalTimeInSeconds, sum(members));
  }
  const members = teams.flatMap((each) => each.clockWorkAnalyticsMembers);
  const people = new Map(members.map((each) => [each.id, each]));
  kit.expectEqual('the sum, each person once', all.totalTimeInSeconds, sum([...people.values()]));
}
