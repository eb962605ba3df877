import { scenario } from '../../scenario/types.ts';
import { allTeams, hoursInFile, secondsInFile } from '../../support/analytics.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { fetchProfile } from '../../support/profile.ts';
import { readColumnTexts } from '../../support/workbook.ts';

export default scenario({
  title: 'The workbook of team hours adds up to what is shown, including people without a team',
  source: 'ANLYT-062, ANLYT-076, ANLYT-010, ANLYT-D04',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const day = await emptyDay(ctx, member);
    await add(ctx, member, { day, from: '09:00', to: '10:30' });
    const body = { startDateAsString: day, endDateAsString: day, teamId: [allTeams] };
    const shown = await me.request('getClockWorkAnalytics', { body });
    const rows = shown.clockWorkAnalytics.flatMap((team) => team.clockWorkAnalyticsMembers);
    const { employeeId } = await fetchProfile(member);
    ctx.expectThat(
      'the member is among them',
      rows.some(({ id }) => id === employeeId),
    );
    const response = await me.call('exportClockWorkAnalytics', { body });
    response.expectStatus(200);
    ctx.expectEqual('the hours', await secondsInFile(response.bytes, 'C'), hoursInFile(shown));
    const people = [...rows, ...(shown.withoutTeam?.clockWorkAnalyticsMembers ?? [])];
    // Below the header row.
    const named = (await readColumnTexts(response.bytes, 'B')).slice(1);
    ctx.expectEqual(
      'the people',
      named.filter(Boolean),
      people.map(({ name }) => name),
    );
    const inFirst = await readColumnTexts(response.bytes, 'A');
    for (const { teamName, clockWorkAnalyticsMembers: members } of shown.clockWorkAnalytics) {
      // Team names are unique.
      const found = inFirst.filter((text) => text === teamName).length;
      ctx.expectEqual(`the rows of ${teamName}`, found, members.length);
    }
    await me.expectError(400, 'exportClockWorkAnalytics', { body: { ...body, teamId: [] } });
  },
});
