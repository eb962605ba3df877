import { scenario } from '../../../scenario/types.ts';
import { add } from '../../../support/clockwork.ts';
import { employee } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { linkedTo, newOrganization } from '../../../support/registration.ts';

export default scenario({
  title: 'The time of an employee who has left stays in the reports, with their name',
  source: 'PEOPL-D04',
  async run(ctx) {
    const first = await newOrganization(ctx);
    const { id } = await fetchProfile(first);
    const before = await employee(ctx, first, { isTeamLead: false });
    const now = await employee(ctx, first);
    await first.request('updateSecurityUser', { body: { id, employeeId: before.id } });
    const day = ctx.day(-3);
    const entry = await add(ctx, first, { day, from: '09:00', to: '10:00' });
    ctx.expectEqual('whose entry it is', entry.employeeName, before.fullName);
    const me = await linkedTo(ctx, first, now.id);
    await me.request('setEmployeeState', { body: { id: before.id, isActive: false } });
    const days = { startDateAsString: day, endDateAsString: day };
    for (const whose of [{ employeeId: before.id }, { employeeId: null, scope: 'All' as const }]) {
      const body = { ...days, ...whose, projectIds: [], isCumulative: false };
      const { timeReportClockWorkEntries } = await me.request('getTimeReport', { body });
      const actual = timeReportClockWorkEntries.map((row) => [row.id, row.employeeName]);
      ctx.expectEqual('the report', actual, [[entry.id, before.fullName]]);
    }
  },
});
