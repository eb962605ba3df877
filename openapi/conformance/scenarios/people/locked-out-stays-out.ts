import { scenario } from '../../scenario/types.ts';
import { clearRecent, running, start } from '../../support/clockwork.ts';
import { employee, user, userOf } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'A user who is locked out stays out when their employment is confirmed, and times nothing',
  source: 'PRIV-024, and the decisions on people',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const { id: employeeId } = await employee(kit, me);
    const { id } = await user(kit, me, { employeeId });
    const set = (isActive: boolean) =>
      me.ask('setEmployeeState', { body: { id: employeeId, isActive } });
    const lock = (isActive: boolean) => me.ask('updateSecurityUser', { body: { id, isActive } });
    const mayEnter = async () => (await userOf(me, id)).isActive;
    await lock(false);
    await set(true);
    kit.expectEqual('who was locked out', await mayEnter(), false);
    await set(false);
    await set(true);
    kit.expectEqual('who was locked out, left and is back', await mayEnter(), false);
    await lock(true);
    await set(false);
    await lock(false);
    await set(true);
    kit.expectEqual('who left, was locked out and is back', await mayEnter(), false);
    await lock(true);
    kit.expectEqual('who is let in', await mayEnter(), true);

    await clearRecent(kit, other);
    const { id: theirs } = await profileOf(other);
    await start(kit, other);
    try {
      await me.ask('updateSecurityUser', { body: { id: theirs, isActive: false } });
    } finally {
      await me.ask('updateSecurityUser', { body: { id: theirs, isActive: true } });
    }
    kit.expectEqual('what runs of who was locked out', await running(other), null);
    await clearRecent(kit, other);
  },
});
