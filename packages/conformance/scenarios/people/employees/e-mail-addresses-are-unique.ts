import { scenario } from '../../../scenario/types.ts';
import { employee, employeeFields, invitation, seen } from '../../../support/people.ts';

export default scenario({
  title: 'An e-mail address belongs to one employee and one user, ignoring case',
  source: 'PEOPL-009, PEOPL-D11',
  async run(ctx) {
    const me = ctx.as('admin');
    const { email, id } = await employee(ctx, me);
    const other = await employee(ctx, me);
    const same = { ...employeeFields(ctx), email: email.toUpperCase() };
    await me.expectError(409, 'createEmployee', { body: same });
    await me.expectError(409, 'updateEmployee', { body: { ...other, email } });
    await me.expectError(409, 'createEmployee', { body: { ...employeeFields(ctx), id } });
    ctx.expectEqual('the other’s', (await seen(me, other.id)).email, other.email);
    await me.request('setEmployeeState', { body: { id, isActive: false } });
    await me.expectError(409, 'createEmployee', { body: { ...same, id: ctx.uuid() } });
    const first = invitation(ctx);
    await me.request('inviteSecurityUser', { body: first });
    const again = { ...invitation(ctx), email: first.email.toUpperCase() };
    await me.expectError(409, 'inviteSecurityUser', { body: again });
  },
});
