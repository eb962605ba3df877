import { scenario } from '../../../scenario/types.ts';
import { designation, employee, getUser, role, withRoles } from '../../../support/people.ts';

export default scenario({
  title: 'Who may add or change employees gets designations and active managers, no one else does',
  source: 'PEOPL-016, PEOPL-013',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const staff = ctx.as('colleague');
    const { id: designationId } = await designation(ctx, me);
    const manager = await employee(ctx, me, { reportingToId: null });
    const former = await employee(ctx, me, { reportingToId: null });
    await me.request('setEmployeeState', { body: { id: former.id, isActive: false } });
    const { profile } = await staff.request('getProfile');
    const { id } = await getUser(me, profile.id);
    const search = (text: string) => ({ body: { text, page: 1, pageSize: 10 as const } });
    for (const right of ['employees.add', 'employees.edit'] as const) {
      const { id: roleId } = await role(ctx, me, [right]);
      await withRoles(me, { id, roleIds: [roleId] }, async () => {
        const found = await staff.request('getEmployeeChoices', search(manager.email));
        ctx.expectEqual(
          'the managers',
          found.managers.map((each) => each.id),
          [manager.id],
        );
        ctx.expectThat(
          'all designations are offered',
          found.designations.some((each) => each.id === designationId),
        );
        const left = await staff.request('getEmployeeChoices', search(former.email));
        ctx.expectEqual('a manager who has left', left.totalCount, 0);
      });
    }
    const { id: roleId } = await role(ctx, me, ['employees.basic', 'employees.view']);
    await withRoles(me, { id, roleIds: [roleId] }, async () => {
      await staff.expectError(403, 'getEmployeeChoices', search(''));
    });
  },
});
