import { scenario } from '../../scenario/types.ts';
import { allTeams, hoursInFile, secondsInFile } from '../../support/analytics.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { profileOf } from '../../support/profile.ts';
import { textsOf } from '../../support/workbook.ts';

export default scenario({
  title: 'The workbook of team hours adds up to what is shown, people without a team included',
  source: 'ANLYT-062, ANLYT-076, ANLYT-010, and the decisions on reports and analytics',
  isAlone: true,
  async run(kit) {
    const [me, member] = [kit.as('admin'), kit.as('member')];
    const day = await emptyDay(kit, member);
    await add(kit, member, { day, from: '09:00', to: '10:30' });
    const body = { startDateAsString: day, endDateAsString: day, teamId: [allTeams] };
    const shown = await me.ask('getClockWorkAnalytics', { body });
    const rows = shown.clockWorkAnalytics.flatMap((team) => team.clockWorkAnalyticsMembers);
    const { employeeId } = await profileOf(member);
    kit.expectThat(
      'the member is among them',
      rows.some(({ id }) => id === employeeId),
    );
    const answer = await me.call('exportClockWorkAnalytics', { body });
    answer.expectStatus(200);
    kit.expectEqual('the hours', await secondsInFile(answer.bytes, 'C'), hoursInFile(shown));
    const people = [...rows, ...(shown.withoutTeam?.clockWorkAnalyticsMembers ?? [])];
    // Below the heading.
    const named = (await textsOf(answer.bytes, 'B')).slice(1);
    kit.expectEqual(
      'the people',
      named.filter(Boolean),
      people.map(({ name }) => name),
    );
    const inFirst = await textsOf(answer.bytes, 'A');
    for (const { teamName, clockWorkAnalyticsMembers: members } of shown.clockWorkAnalytics) {
      // Names of teams are different ones.
      const found = inFirst.filter((text) => text === teamName).length;
      kit.expectEqual(`the rows of ${teamName}`, found, members.length);
    }
    await me.refused(400, 'exportClockWorkAnalytics', { body: { ...body, teamId: [] } });
  },
});
