import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { profileOf } from '../../support/profile.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title: 'The hours of teams are those that their members have tracked, in hours and minutes',
  source: 'document 2, sections 3 and 7',
  isAlone: true,
  async run(kit) {
    const [me, member] = [kit.as('admin'), kit.as('member')];
    const day = await emptyDay(kit, member);
    const { employeeId } = await profileOf(member);
    const allTeams = '00000000-0000-0000-0000-000000000000';
    const hours = async (teamId: string[]) => {
      const body = { startDateAsString: day, endDateAsString: day, teamId };
      return (await me.ask('getClockWorkAnalytics', { body })).clockWorkAnalytics;
    };
    const before = await hours([allTeams]);
    const theirs = before.find(({ clockWorkAnalyticsMembers: all }) =>
      all.some(({ id }) => id === employeeId),
    );
    if (!theirs) return kit.expectThat('the member belongs to a team', false);
    await add(kit, member, { day, from: '09:00', to: '10:30' });
    await add(kit, member, { day, from: '13:00', to: '13:20' });
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
    const names = (all: { teamId: string }[]) => all.map(({ teamId }) => teamId).toSorted();
    kit.expectEqual('all teams', names(before), names(teams));
    const body = { startDateAsString: day, endDateAsString: day, teamId: [kit.uuid()] };
    await me.refused(400, 'getClockWorkAnalytics', { body });
    const closed = { ...(await team(kit, me)), isActive: false };
    await me.ask('saveTeam', { body: closed });
    const isClosed = ({ teamId }: { teamId: string }) => teamId === closed.teamId;
    const offered = (await me.ask('getClockWorkAnalyticsDefaults')).teams;
    kit.expectThat('a team that is not active is no choice', !offered.some(isClosed));
    kit.expectThat('and none of all', !(await hours([allTeams])).some(isClosed));
    kit.expectEqual('it is read by itself', (await hours([closed.teamId])).map(isClosed), [true]);
  },
});
