import { scenario } from '../../scenario/types.ts';
import { hoursInFile, secondsInFile } from '../../support/analytics.ts';
import { add } from '../../support/clockwork.ts';
import { newOrganization } from '../../support/registration.ts';
import { readFirstSheet, numbersIn, readColumnTexts } from '../../support/workbook.ts';

export default scenario({
  title: 'The workbook of team hours includes people without a team and the comparison period',
  source: 'ANLYT-067, ANLYT-010, ANLYT-063, ANLYT-D02',
  async run(ctx) {
    // The only employee of a new organization, which has no team yet.
    const me = await newOrganization(ctx);
    const [day, before] = [ctx.day(-3), ctx.day(-10)];
    await add(ctx, me, { day, from: '09:00', to: '10:00' });
    await add(ctx, me, { day: before, from: '09:00', to: '11:30' });
    const teamId = ['00000000-0000-0000-0000-000000000000'];
    const days = { startDateAsString: day, endDateAsString: day };
    const compareWith = { startDateAsString: before, endDateAsString: before };
    const { withoutTeam, ...shown } = await me.request('getClockWorkAnalytics', {
      body: { ...days, teamId },
    });
    const names = withoutTeam?.clockWorkAnalyticsMembers?.map(({ name }) => name) ?? [];
    ctx.expectEqual('the people without a team', names.length, 1);
    const response = await me.call('exportClockWorkAnalytics', {
      body: { ...days, teamId, compareWith },
    });
    response.expectStatus(200);
    const { bytes } = response;
    ctx.expectEqual(
      'who is named',
      (await readColumnTexts(bytes, 'B')).slice(1).filter(Boolean),
      names,
    );
    ctx.expectThat(
      'their group has a name',
      (await readColumnTexts(bytes, 'A')).slice(1).every((text) => text !== ''),
    );
    ctx.expectEqual(
      'the hours',
      await secondsInFile(bytes, 'C'),
      hoursInFile(withoutTeam ? { ...shown, withoutTeam } : shown),
    );
    ctx.expectEqual('the hours before', await secondsInFile(bytes, 'D'), [9000, 9000, 9000]);
    const differences = numbersIn(await readFirstSheet(bytes), 'E');
    ctx.expectEqual('the difference in hours', differences, [-1.5, -1.5, -1.5]);
    const backwards = { startDateAsString: day, endDateAsString: before };
    await me.expectError(400, 'exportClockWorkAnalytics', {
      body: { ...days, teamId, compareWith: backwards },
    });
  },
});
