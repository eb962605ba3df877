import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'A tenant that has locked a person out is still listed for them, as not assigned',
  source: 'AUTH-002',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(other);
    const listed = async () =>
      (await other.request('getUserTenants')).tenants.find((each) => each.id === other.tenantId);
    const before = await listed();
    await me.request('updateSecurityUser', { body: { id, isActive: false } });
    try {
      ctx.expectEqual('the tenant', await listed(), { ...before, isUserAssigned: false });
      await other.expectError(404, 'assignTenant', { path: { tenantId: other.tenantId } });
    } finally {
      await me.call('updateSecurityUser', { body: { id, isActive: true } });
    }
    ctx.expectEqual('the tenant afterwards', await listed(), before);
  },
});
