import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The offered tenants are those that the caller may enter, and staff are client users',
  source: 'AUTH-033',
  async run(ctx) {
    const me = ctx.as('member');
    const stranger = ctx.as('otherTenant');
    const assigned = async (who: typeof me) =>
      (await who.request('getUserTenants')).tenants
        .filter(({ isUserAssigned }) => isUserAssigned)
        .map(({ id }) => id);
    ctx.expectThat('the own tenant is listed', (await assigned(me)).includes(me.tenantId));
    const others = await assigned(stranger);
    ctx.expectThat('a stranger is not offered it', !others.includes(me.tenantId));
    for (const who of [me, stranger]) {
      for (const tenantId of await assigned(who)) {
        await who.request('assignTenant', { path: { tenantId } });
      }
    }
    const { securityUserRoleVerification: role } = await me.request('getUserRole');
    ctx.expectThat('staff are client users', role.isClientUser && !role.isTenantAdmin);
    const admin = await ctx.as('admin').request('getUserRole');
    const { isTenantAdmin } = admin.securityUserRoleVerification;
    ctx.expectThat('the administrator is a tenant admin', isTenantAdmin);
  },
});
