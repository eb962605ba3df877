import { scenario } from '../../scenario/types.ts';
import { add } from '../../support/clockwork.ts';
import { employee } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { linkedTo, newOrganization } from '../../support/registration.ts';

export default scenario({
  title: 'The time of an employee who has left is reported on, with their name',
  source: 'decisions, "ClockWork’s reports and the analytics"',
  async run(kit) {
    const first = await newOrganization(kit);
    const { id } = await profileOf(first);
    const before = await employee(kit, first, { isTeamLead: false });
    const now = await employee(kit, first);
    await first.ask('updateSecurityUser', { body: { id, employeeId: before.id } });
    const day = kit.day(-3);
    const entry = await add(kit, first, { day, from: '09:00', to: '10:00' });
    kit.expectEqual('whose entry it is', entry.employeeName, before.fullName);
    const me = await linkedTo(kit, first, now.id);
    await me.ask('setEmployeeState', { body: { id: before.id, isActive: false } });
    const days = { startDateAsString: day, endDateAsString: day };
    for (const whose of [{ employeeId: before.id }, { employeeId: null, scope: 'All' as const }]) {
      const body = { ...days, ...whose, projectIds: [], isCumulative: false };
      const { timeReportClockWorkEntries } = await me.ask('getTimeReport', { body });
      const told = timeReportClockWorkEntries.map((row) => [row.id, row.employeeName]);
      kit.expectEqual('the report', told, [[entry.id, before.fullName]]);
    }
  },
});
