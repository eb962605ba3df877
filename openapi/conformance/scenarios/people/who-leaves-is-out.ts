import { scenario } from '../../scenario/types.ts';
import { employee, seen, user, userOf } from '../../support/people.ts';

export default scenario({
  title: 'An employee who leaves may not enter any more, and may again when they come back',
  source: 'the decisions on who is who',
  async run(kit) {
    const me = kit.as('admin');
    const { id } = await employee(kit, me);
    const { id: userId } = await user(kit, me, { employeeId: id });
    const enters = async () => (await userOf(me, userId)).isActive;
    for (const isActive of [false, true]) {
      const { employee: changed } = await me.ask('setEmployeeState', { body: { id, isActive } });
      kit.expectEqual('the answer', changed.isActive, isActive);
      kit.expectEqual('the employee', (await seen(me, id)).isActive, isActive);
      kit.expectEqual('whether they may enter', await enters(), isActive);
    }
    await me.ask('updateSecurityUser', { body: { id: userId, isActive: false } });
    kit.expectEqual('whether a user may enter who is kept out', await enters(), false);
    await me.ask('setEmployeeState', { body: { id, isActive: false } });
  },
});
