import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { book, withEntries } from '../../support/booked.ts';
import { clearRecent, emptyDay, start } from '../../support/clockwork.ts';
import { employee, role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { getEmployeeId } from '../../support/projects.ts';

export default scenario({
  title:
    'The work view shows time by days in the reader’s time zone, that of the team only to its lead, and that of everyone to people with the right to it',
  source: 'AUTH-036, CLOCK-002, CLOCK-D83',
  isExclusive: true,
  async run(ctx) {
    const [lead, admin] = [ctx.as('teamLead'), ctx.as('admin')];
    const employeeId = await getEmployeeId(admin);
    await withEntries(admin, async (track) => {
      const day = await emptyDay(ctx, admin);
      const before = new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10);
      track(await book(ctx, admin, null, [{ day, at: '00:10', seconds: 600 }]));
      track(await book(ctx, admin, null, [{ day: before, at: '23:59', seconds: 180 }]));
      const view = (scope: 'Own' | 'MyTeam' | 'All') => ({
        body: {
          scope,
          startDateAsString: day,
          endDateAsString: day,
          page: 1,
          pageSize: 50 as const,
          sort: null,
          columnFilters: [],
        },
      });
      const { workView, totalCount } = await admin.request('getWorkView', view('Own'));
      ctx.expectEqual('the rows', [workView.length, totalCount], [1, 1]);
      ctx.expectEqual('whose', workView[0]?.employeeId, employeeId);
      ctx.expectEqual('the time', workView[0]?.totalTimeInSeconds, 720);
      const shares = workView[0]?.projects.map((each) => each.totalPercentage);
      ctx.expectEqual('the shares', shares, [100]);
      const minutes = workView[0]?.projects.map((each) => each.totalTimeInMinutes);
      ctx.expectEqual('the minutes of the day', minutes, [12]);
      await clearRecent(ctx, admin);
      const runs = await start(ctx, admin);
      const today = ctx.day(0, admin.timeZone);
      const now = { ...view('Own').body, startDateAsString: today, endDateAsString: today };
      const [row] = (await admin.request('getWorkView', { body: now })).workView;
      ctx.expectEqual('the running entry', row?.runningEntry?.id, runs);
      const [then] = (await admin.request('getWorkView', view('Own'))).workView;
      ctx.expectEqual('the running entry, for any period', then?.runningEntry?.id, runs);
      await clearRecent(ctx, admin);
      const leadId = await getEmployeeId(lead);
      const team = (await lead.request('getWorkView', view('MyTeam'))).workView;
      ctx.expectThat(
        'the lead is of the team',
        team.some((each) => each.employeeId === leadId),
      );
      await admin.expectError(403, 'getWorkView', view('MyTeam'));
      const deleted = await employee(ctx, admin);
      const named = [{ name: 'fullName', value: deleted.fullName }];
      const all = { body: { ...view('All').body, columnFilters: named } };
      ctx.expectEqual('who is found', (await lead.request('getWorkView', all)).totalCount, 1);
      await admin.request('setEmployeeState', { body: { id: deleted.id, isActive: false } });
      ctx.expectEqual(
        'employees who have left',
        (await lead.request('getWorkView', all)).totalCount,
        0,
      );
      const backwards = { ...view('Own').body, endDateAsString: before };
      await lead.expectError(400, 'getWorkView', { body: backwards });
      const ofDays = (days: number) => {
        return { ...view('Own').body, endDateAsString: addDays(day, days) };
      };
      await lead.request('getWorkView', { body: ofDays(365) });
      await lead.expectError(400, 'getWorkView', { body: ofDays(366) });
      const reader = ctx.as('colleague');
      const { id } = await fetchProfile(reader);
      const narrow = await role(ctx, admin, ['workview.basic']);
      await withRoles(admin, { id, roleIds: [narrow.id] }, async () => {
        const { workView: own, scopes } = await reader.request('getWorkView', view('Own'));
        ctx.expectEqual('how many one alone is', own.length, 1);
        ctx.expectThat('everybody is not offered', !scopes.includes('All'));
        await reader.expectError(403, 'getWorkView', view('All'));
      });
      await admin.request('deleteRole', { path: { id: narrow.id } });
    });
  },
});
