import { scenario } from '../../../scenario/types.ts';
import { employee, getUser, role, withRoles } from '../../../support/people.ts';

export default scenario({
  title: 'The overview of an employee has each part only for those with the right to it',
  source: 'PEOPL-016, PEOPL-013',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const staff = ctx.as('colleague');
    const lead = await employee(ctx, me, { reportingToId: null });
    const report = await employee(ctx, me, { reportingToId: lead.id });
    const former = await employee(ctx, me, { reportingToId: lead.id });
    await me.request('setEmployeeState', { body: { id: former.id, isActive: false } });
    const { profile } = await staff.request('getProfile');
    const { id } = await getUser(me, profile.id);
    const view = 'employees.view';
    const cases = [
      [[view], []],
      [[view, 'teams.basic'], ['teams']],
      [[view, 'assetManager.basic'], ['assets']],
      [[view, 'projects.basic'], ['projects']],
      [[view, 'clockwork.centralizedClockwork'], ['secondsOfLastDays']],
    ] as const;
    for (const [rights, parts] of cases) {
      const { id: roleId } = await role(ctx, me, [...rights]);
      await withRoles(me, { id, roleIds: [roleId] }, async () => {
        const overview = await staff.request('getEmployeeOverview', { path: { id: lead.id } });
        const { directReports, ...others } = overview;
        ctx.expectEqual(
          'the direct reports',
          directReports.rows.map((each) => each.id),
          [report.id],
        );
        const shown = Object.entries(others).flatMap(([name, part]) => (part === null ? [] : name));
        ctx.expectEqual(`the parts with ${rights.join()}`, shown, parts);
      });
    }
  },
});
