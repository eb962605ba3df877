import { scenario } from '../../../scenario/types.ts';
import { clearRecent, running, start } from '../../../support/clockwork.ts';
import { employee, joinedUser, getUser } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'A locked-out user stays locked out when their employment is confirmed, and has no running timer',
  source: 'PRIV-024, PEOPL-D06',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id: employeeId } = await employee(ctx, me);
    const { id } = await joinedUser(ctx, me, { employeeId });
    const set = (isActive: boolean) =>
      me.request('setEmployeeState', { body: { id: employeeId, isActive } });
    const lock = (isActive: boolean) =>
      me.request('updateSecurityUser', { body: { id, isActive } });
    const mayEnter = async () => (await getUser(me, id)).isActive;
    await lock(false);
    await set(true);
    ctx.expectEqual('who was locked out', await mayEnter(), false);
    await set(false);
    await set(true);
    ctx.expectEqual('who was locked out, left and is back', await mayEnter(), false);
    await lock(true);
    await set(false);
    await lock(false);
    await set(true);
    ctx.expectEqual('who left, was locked out and is back', await mayEnter(), false);
    await lock(true);
    ctx.expectEqual('who is let in', await mayEnter(), true);

    await clearRecent(ctx, other);
    const { id: theirs } = await fetchProfile(other);
    await start(ctx, other);
    try {
      await me.request('updateSecurityUser', { body: { id: theirs, isActive: false } });
    } finally {
      await me.request('updateSecurityUser', { body: { id: theirs, isActive: true } });
    }
    ctx.expectEqual('the running entry of the locked-out user', await running(other), null);
    await clearRecent(ctx, other);
  },
});
