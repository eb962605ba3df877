import { scenario } from '../../scenario/types.ts';

export default scenario({
  title:
    'The tenants offered are the caller’s own, which they may enter, and staff are client users',
  source: 'AUTH-033',
  async run(kit) {
    const me = kit.as('member');
    const stranger = kit.as('otherTenant');
    const assigned = async (who: typeof me) =>
      (await who.ask('getUserTenants')).tenants
        .filter(({ isUserAssigned }) => isUserAssigned)
        .map(({ id }) => id);
    kit.expectThat('the own tenant is listed', (await assigned(me)).includes(me.tenantId));
    const others = await assigned(stranger);
    kit.expectThat('a stranger is not offered it', !others.includes(me.tenantId));
    for (const who of [me, stranger]) {
      for (const tenantId of await assigned(who)) {
        await who.ask('assignTenant', { path: { tenantId } });
      }
    }
    const { securityUserRoleVerification: role } = await me.ask('getUserRole');
    kit.expectThat('staff are client users', role.isClientUser && !role.isTenantAdmin);
    const admin = await kit.as('admin').ask('getUserRole');
    const { isTenantAdmin } = admin.securityUserRoleVerification;
    kit.expectThat('the administrator is a tenant admin', isTenantAdmin);
  },
});
