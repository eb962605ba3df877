import { scenario } from '../../../scenario/types.ts';
import { employee, joinedUser, seen, getUser } from '../../../support/people.ts';

export default scenario({
  title: 'An employee who leaves can no longer enter the tenant, and can again after returning',
  source: 'PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id } = await employee(ctx, me);
    const { id: userId } = await joinedUser(ctx, me, { employeeId: id });
    const enters = async () => (await getUser(me, userId)).isActive;
    for (const isActive of [false, true]) {
      const { employee: changed } = await me.request('setEmployeeState', {
        body: { id, isActive },
      });
      ctx.expectEqual('the answer', changed.isActive, isActive);
      ctx.expectEqual('the employee', (await seen(me, id)).isActive, isActive);
      ctx.expectEqual('whether they have access', await enters(), isActive);
    }
    await me.request('updateSecurityUser', { body: { id: userId, isActive: false } });
    ctx.expectEqual('whether a locked-out user has access', await enters(), false);
    await me.request('setEmployeeState', { body: { id, isActive: false } });
  },
});
