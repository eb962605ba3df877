import { scenario } from '../../../scenario/types.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'A tenant is not found for a person who is locked out of it',
  source: 'PEOPL-009, PEOPL-D06',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(other);
    await me.request('updateSecurityUser', { body: { id, isActive: false } });
    try {
      await other.expectError(404, 'getProfile');
      await other.expectError(404, 'getNotificationCounts');
      const { tenants } = await other.request('getUserTenants');
      const own = tenants.find((each) => each.id === other.tenantId);
      ctx.expectThat('the tenant is offered no longer', own?.isUserAssigned !== true);
    } finally {
      await me.call('updateSecurityUser', { body: { id, isActive: true } });
    }
    ctx.expectEqual('who is back', (await fetchProfile(other)).id, id);
  },
});
