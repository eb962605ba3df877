import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { profileOf } from '../../support/profile.ts';
import { firstSheetOf, numbersIn, textsOf } from '../../support/workbook.ts';

const allTeams = '00000000-0000-0000-0000-000000000000';

/** Spreadsheets count in days. */
const secondsOf = (days: number) => Math.round(days * 86_400);

export default scenario({
  title: 'The hours of teams as Excel are numbers, a row for each member, the last one the sum',
  source: 'document 2, sections 5, 7 and 9, and the decisions on reports and analytics',
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
    const numbers = numbersIn(await firstSheetOf(answer.bytes), 'C').map(secondsOf);
    kit.expectEqual(
      'the hours',
      numbers.slice(0, -1),
      rows.map(({ totalTimeInSeconds }) => totalTimeInSeconds),
    );
    kit.expectEqual('the sum', numbers.at(-1), shown.totalTimeInSeconds);
    const teams = shown.clockWorkAnalytics.flatMap(({ teamName, clockWorkAnalyticsMembers }) =>
      clockWorkAnalyticsMembers.map(() => teamName),
    );
    // Below the heading.
    const named = (await textsOf(answer.bytes, 'A')).slice(1, 1 + teams.length);
    kit.expectEqual('the teams', named, teams);
    await me.refused(400, 'exportClockWorkAnalytics', { body: { ...body, teamId: [] } });
  },
});
