import { scenario } from '../../scenario/types.ts';
import { add } from '../../support/clockwork.ts';
import { newOrganization } from '../../support/registration.ts';

export default scenario({
  title: 'The hours of people without a team are returned together with those of all teams',
  source: 'ANLYT-014, ANLYT-067, ANLYT-D15',
  async run(ctx) {
    // The only employee of a new organization, which has no team yet.
    const me = await newOrganization(ctx);
    const day = ctx.day(-3);
    await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const teamId = ['00000000-0000-0000-0000-000000000000'];
    const body = { startDateAsString: day, endDateAsString: day, teamId };
    const { clockWorkAnalytics, withoutTeam } = await me.request('getClockWorkAnalytics', { body });
    ctx.expectEqual('the teams', clockWorkAnalytics, []);
    ctx.expectEqual('the people', withoutTeam?.count, 1);
    ctx.expectEqual('their hours', withoutTeam?.totalTimeInSeconds, 3600);
  },
});
