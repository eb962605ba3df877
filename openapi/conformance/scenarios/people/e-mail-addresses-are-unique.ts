import { scenario } from '../../scenario/types.ts';
import { employee, employeeFields, invitation, seen } from '../../support/people.ts';

export default scenario({
  title: 'An e-mail address is one employee’s, and one user’s, whatever its case',
  source: 'PEOPL-009, and the decisions on who is who',
  async run(kit) {
    const me = kit.as('admin');
    const { email, id } = await employee(kit, me);
    const other = await employee(kit, me);
    const same = { ...employeeFields(kit), email: email.toUpperCase() };
    await me.refused(409, 'createEmployee', { body: same });
    await me.refused(409, 'updateEmployee', { body: { ...other, email } });
    await me.refused(409, 'createEmployee', { body: { ...employeeFields(kit), id } });
    kit.expectEqual('the other’s', (await seen(me, other.id)).email, other.email);
    await me.ask('setEmployeeState', { body: { id, isActive: false } });
    await me.refused(409, 'createEmployee', { body: { ...same, id: kit.uuid() } });
    const first = invitation(kit);
    await me.ask('inviteSecurityUser', { body: first });
    const again = { ...invitation(kit), email: first.email.toUpperCase() };
    await me.refused(409, 'inviteSecurityUser', { body: again });
  },
});
