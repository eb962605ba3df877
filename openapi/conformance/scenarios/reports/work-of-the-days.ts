import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { book, withEntries } from '../../support/booked.ts';
import { clearRecent, emptyDay, start } from '../../support/clockwork.ts';
import { employee, role, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title:
    'The work view has the time of the days of who reads, the team for its lead alone, and everybody for whoever has the right',
  source: 'AUTH-036, CLOCK-002, and the decisions on who is who',
  isAlone: true,
  async run(kit) {
    const [lead, admin] = [kit.as('teamLead'), kit.as('admin')];
    const employeeId = await employeeIdOf(admin);
    await withEntries(admin, async (keep) => {
      const day = await emptyDay(kit, admin);
      const before = new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10);
      keep(await book(kit, admin, null, [{ day, at: '00:10', seconds: 600 }]));
      keep(await book(kit, admin, null, [{ day: before, at: '23:59', seconds: 180 }]));
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
      const { workView, totalCount } = await admin.ask('getWorkView', view('Own'));
      kit.expectEqual('the rows', [workView.length, totalCount], [1, 1]);
      kit.expectEqual('whose', workView[0]?.employeeId, employeeId);
      kit.expectEqual('the time', workView[0]?.totalTimeInSeconds, 720);
      const shares = workView[0]?.projects.map((each) => each.totalPercentage);
      kit.expectEqual('the shares', shares, [100]);
      const minutes = workView[0]?.projects.map((each) => each.totalTimeInMinutes);
      kit.expectEqual('the minutes of the day', minutes, [12]);
      await clearRecent(kit, admin);
      const runs = await start(kit, admin);
      const today = kit.day(0, admin.timeZone);
      const now = { ...view('Own').body, startDateAsString: today, endDateAsString: today };
      const [row] = (await admin.ask('getWorkView', { body: now })).workView;
      kit.expectEqual('what runs', row?.runningEntry?.id, runs);
      const [then] = (await admin.ask('getWorkView', view('Own'))).workView;
      kit.expectEqual('what runs, whatever the days', then?.runningEntry?.id, runs);
      await clearRecent(kit, admin);
      const leadId = await employeeIdOf(lead);
      const team = (await lead.ask('getWorkView', view('MyTeam'))).workView;
      kit.expectThat(
        'the lead is of the team',
        team.some((each) => each.employeeId === leadId),
      );
      await admin.refused(403, 'getWorkView', view('MyTeam'));
      const gone = await employee(kit, admin);
      const named = [{ name: 'fullName', value: gone.fullName }];
      const all = { body: { ...view('All').body, columnFilters: named } };
      kit.expectEqual('who is found', (await lead.ask('getWorkView', all)).totalCount, 1);
      await admin.ask('setEmployeeState', { body: { id: gone.id, isActive: false } });
      kit.expectEqual('who has left', (await lead.ask('getWorkView', all)).totalCount, 0);
      const backwards = { ...view('Own').body, endDateAsString: before };
      await lead.refused(400, 'getWorkView', { body: backwards });
      const ofDays = (days: number) => {
        return { ...view('Own').body, endDateAsString: addDays(day, days) };
      };
      await lead.ask('getWorkView', { body: ofDays(365) });
      await lead.refused(400, 'getWorkView', { body: ofDays(366) });
      const reader = kit.as('colleague');
      const { id } = await profileOf(reader);
      const narrow = await role(kit, admin, ['workview.basic']);
      await withRoles(admin, { id, roleIds: [narrow.id] }, async () => {
        const { workView: own, scopes } = await reader.ask('getWorkView', view('Own'));
        kit.expectEqual('how many one alone is', own.length, 1);
        kit.expectThat('everybody is not offered', !scopes.includes('All'));
        await reader.refused(403, 'getWorkView', view('All'));
      });
      await admin.ask('deleteRole', { path: { id: narrow.id } });
    });
  },
});
