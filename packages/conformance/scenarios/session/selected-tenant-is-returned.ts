import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'Selecting a tenant returns the selected tenant',
  source: 'AUTH-019',
  async run(ctx) {
    const me = ctx.as('member');
    const { tenant } = await me.request('assignTenant');
    ctx.expectEqual('the selected tenant', tenant.id, me.tenantId);
    ctx.expectThat('it is assigned', tenant.isUserAssigned);
    const { tenants } = await me.request('getUserTenants');
    const offered = tenants.find(({ id }) => id === tenant.id);
    ctx.expectEqual('its name', tenant.name, offered?.name);
  },
});
