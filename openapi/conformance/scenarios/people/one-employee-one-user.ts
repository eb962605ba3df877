import { scenario } from '../../scenario/types.ts';
import { employee, invitation, role, seen, user, userOf } from '../../support/people.ts';

export default scenario({
  title: 'An employee is one user’s, also by a change, and is refused at its field',
  source: 'PEOPL-022, and the decisions on who is who',
  async run(kit) {
    const me = kit.as('admin');
    const { id: employeeId } = await employee(kit, me);
    const first = await user(kit, me, { employeeId });
    const second = await user(kit, me);
    const body = { id: second.id, employeeId };
    const { fieldErrors } = await me.refused(409, 'updateSecurityUser', { body });
    kit.expectThat('the refusal names the field', fieldErrors?.['employeeId'] !== undefined);
    const invited = invitation(kit, { employeeId });
    const again = await me.refused(409, 'inviteSecurityUser', { body: invited });
    kit.expectThat('this one, too', again.fieldErrors?.['employeeId'] !== undefined);
    kit.expectEqual('the second user', await userOf(me, second.id), second);
    const { id: roleId } = await role(kit, me);
    // What is the user's already stays so, and what is not sent, too.
    await me.ask('updateSecurityUser', { body: { id: first.id, employeeId, roleIds: [roleId] } });
    await me.ask('updateSecurityUser', { body: { id: first.id, dateFormat: 'MM/DD/YYYY' } });
    const after = await userOf(me, first.id);
    kit.expectEqual('the first user', [after.employeeId, after.roleIds], [employeeId, [roleId]]);
    await me.ask('updateSecurityUser', { body: { id: first.id, employeeId: null } });
    kit.expectEqual('the employee’s user', (await seen(me, employeeId)).userId, null);
    await me.ask('updateSecurityUser', { body });
    kit.expectEqual('the employee’s user now', (await seen(me, employeeId)).userId, second.id);
  },
});
