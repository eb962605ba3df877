import { scenario } from '../../../scenario/types.ts';
import { employee, invitation, role, seen, user, getUser } from '../../../support/people.ts';

export default scenario({
  title:
    'An employee is linked to at most one user, also by a change, and the error is at its field',
  source: 'PEOPL-022, PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: employeeId } = await employee(ctx, me);
    const first = await user(ctx, me, { employeeId });
    const second = await user(ctx, me);
    const body = { id: second.id, employeeId };
    const { fieldErrors } = await me.expectError(409, 'updateSecurityUser', { body });
    ctx.expectThat('the error names the field', fieldErrors?.['employeeId'] !== undefined);
    const invited = invitation(ctx, { employeeId });
    const again = await me.expectError(409, 'inviteSecurityUser', { body: invited });
    ctx.expectThat('this one, too', again.fieldErrors?.['employeeId'] !== undefined);
    ctx.expectEqual('the second user', await getUser(me, second.id), second);
    const { id: roleId } = await role(ctx, me);
    // Values that the user already has and values that are not sent stay.
    await me.request('updateSecurityUser', {
      body: { id: first.id, employeeId, roleIds: [roleId] },
    });
    await me.request('updateSecurityUser', { body: { id: first.id, dateFormat: 'MM/DD/YYYY' } });
    const after = await getUser(me, first.id);
    ctx.expectEqual('the first user', [after.employeeId, after.roleIds], [employeeId, [roleId]]);
    await me.request('updateSecurityUser', { body: { id: first.id, employeeId: null } });
    ctx.expectEqual('the employee’s user', (await seen(me, employeeId)).userId, null);
    await me.request('updateSecurityUser', { body });
    ctx.expectEqual('the employee’s user now', (await seen(me, employeeId)).userId, second.id);
  },
});
