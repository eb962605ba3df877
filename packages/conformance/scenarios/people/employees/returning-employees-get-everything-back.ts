import { scenario } from '../../../scenario/types.ts';
import { designation, employee, role, seen, joinedUser, getUser } from '../../../support/people.ts';

export default scenario({
  title:
    'An employee who leaves keeps their record, their roles and their direct reports, and has all of them on return',
  source: 'PEOPL-014, PEOPL-015, PEOPL-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: designationId } = await designation(ctx, me);
    const { id } = await employee(ctx, me, { designationId });
    const { id: below } = await employee(ctx, me, { reportingToId: id });
    const { id: roleId } = await role(ctx, me);
    const { id: userId } = await joinedUser(ctx, me, { employeeId: id, roleIds: [roleId] });
    const before = await seen(me, id);
    const set = (isActive: boolean) => me.request('setEmployeeState', { body: { id, isActive } });
    const { employee: departed } = await set(false);
    ctx.expectEqual('employees who have left', departed, {
      ...before,
      isActive: false,
      version: departed.version,
    });
    ctx.expectEqual('whether they have access', (await getUser(me, userId)).isActive, false);
    ctx.expectEqual('who reports to them', (await seen(me, below)).reportingToId, id);
    await me.expectError(409, 'deleteDesignation', { path: { id: designationId } });
    await me.expectError(409, 'deleteRole', { path: { id: roleId } });
    await set(true);
    const back = await getUser(me, userId);
    ctx.expectEqual('who is back', [back.isActive, back.roleIds], [true, [roleId]]);
  },
});
