import { add, emptyDay, payLoad } from '../../../support/clockwork.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { getEmployeeId } from '../../../support/projects.ts';
import { team } from '../../../support/teams.ts';
import { scenario } from '../../../scenario/types.ts';

export default scenario({
  title: 'A time report can be narrowed to teams, and then equals their analytics',
  source: 'CLOCK-D28',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const day = await emptyDay(ctx, member, me);
    const { employeeId } = await fetchProfile(member);
    await add(ctx, member, { day, from: '09:00', to: '10:30' });
    const days = { startDateAsString: day, endDateAsString: day };
    const ownTime = await me.call('postClockWork', {
      body: {
        type: 'add',
        entryPayLoad: payLoad(
          ctx,
          ctx.at(day, '12:00', me.timeZone),
          ctx.at(day, '12:10', me.timeZone),
        ),
      },
    });
    ownTime.expectStatus(200);
    const report = (teamIds: string[], more: object = { scope: 'All' }) => ({
      body: { ...days, employeeId: null, projectIds: [], isCumulative: false, teamIds, ...more },
    });
    const of = (teamIds: string[], more?: object) =>
      me.request('getTimeReport', report(teamIds, more));
    const choices = await me.request('getTimeReportEmployees');
    const offered = choices.teams?.map(({ teamId }) => teamId) ?? [];
    const { teams } = await me.request('getClockWorkAnalyticsDefaults');
    ctx.expectEqual(
      'the teams to choose from',
      offered,
      teams.map(({ teamId }) => teamId),
    );
    for (const teamId of offered) {
      const hours = await me.request('getClockWorkAnalytics', {
        body: { ...days, teamId: [teamId] },
      });
      const { totalTimeInSeconds, timeReportClockWorkEntries: rows } = await of([teamId]);
      ctx.expectEqual('the time of a team', totalTimeInSeconds, hours.totalTimeInSeconds);
      const [shown] = hours.clockWorkAnalytics;
      const members = new Set(shown?.clockWorkAnalyticsMembers.map(({ id }) => id));
      ctx.expectThat(
        'its rows are its members’',
        rows.every((row) => members.has(row.employeeId)),
      );
    }
    const all = await of(offered);
    ctx.expectThat(
      'the member’s is among them',
      all.timeReportClockWorkEntries.some((row) => row.employeeId === employeeId),
    );
    const added = await me.request(
      'getTimeReport',
      report([], { scope: 'All', isCumulative: true }),
    );
    const theirs = added.cumulativeTimeReportClockWorkEntries.filter(
      (row) => row.employeeId === employeeId && row.projectId === null,
    );
    ctx.expectEqual(
      'added up, each person’s time is their own',
      theirs.map((row) => [row.totalTimeInSeconds, row.totalTimeTakenInTaskInSeconds]),
      [[5400, 5400]],
    );
    const mine = await getEmployeeId(me);
    const both = await of([], { employeeIds: [mine, employeeId] });
    ctx.expectEqual(
      'of several who are named',
      new Set(both.timeReportClockWorkEntries.map((row) => row.employeeId)),
      new Set([mine, employeeId]),
    );
    const { teamId: empty } = await team(ctx, me);
    ctx.expectEqual('of a team of nobody', (await of([empty])).totalTimeInSeconds, 0);
    ctx.expectEqual('of a team that is not there', (await of([ctx.uuid()])).totalCount, 0);
    const named = await of([empty], { employeeId });
    ctx.expectEqual('of somebody who is not in it', named.totalTimeInSeconds, 0);
    const sizes: number[] = [];
    for (const teamIds of [offered, [empty]]) {
      const response = await me.call('exportTimeReport', report(teamIds));
      response.expectStatus(200);
      sizes.push(response.bytes.length);
    }
    const [file = 0, nothing = 0] = sizes;
    ctx.expectThat('its file is narrowed as well', file > nothing);
    const lead = ctx.as('teamLead');
    const own = await lead.request('getTimeReport', report(offered, { scope: 'Own' }));
    const leadId = await getEmployeeId(lead);
    ctx.expectThat(
      'a team widens no sight',
      own.timeReportClockWorkEntries.every((row) => row.employeeId === leadId),
    );
  },
});
