import { scenario } from '../../../scenario/types.ts';
import { joinedUser } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'Who manages users signs them out, but neither themselves nor someone above them',
  source: 'PEOPL-017, PEOPL-012',
  async run(ctx) {
    const [me, highest] = [ctx.as('admin'), ctx.as('platformAdmin')];
    const { id, actor, email } = await joinedUser(ctx, me);
    const other = await ctx.newcomer(email);
    await other.request('getUserTenants');
    await actor.request('getUserTenants');
    const read = async () => (await me.request('getUserDetails', { path: { id } })).userDetails;
    ctx.expectEqual('the number of sessions', (await read()).sessions.length, 2);
    const [{ id: sessionId } = { id: '' }] = (await read()).sessions;
    await me.request('endUserSession', { path: { id, sessionId } });
    ctx.expectEqual('the number of sessions then', (await read()).sessions.length, 1);
    await me.request('endUserSessions', { path: { id } });
    await other.expectError(401, 'getUserTenants');
    await actor.expectError(401, 'getUserTenants');
    for (const who of [me, highest]) {
      const path = { id: (await fetchProfile(who)).id };
      await me.expectError(403, 'endUserSessions', { path });
      await me.expectError(403, 'resetUserTwoFactor', { path });
    }
    const again = await ctx.newcomer(email);
    await again.request('getUserTenants');
    await me.request('resetUserTwoFactor', { path: { id } });
    await again.expectError(401, 'getUserTenants');
    const back = await ctx.newcomer(email);
    await me.request('updateSecurityUser', { body: { id, isActive: false } });
    await back.request('getUserTenants');
    const { tenants } = await back.request('getUserTenants');
    ctx.expectThat('the tenant is closed', !tenants.some(({ isUserAssigned }) => isUserAssigned));
  },
});
