import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'Selecting a tenant answers the tenant that was selected',
  source: 'AUTH-019',
  async run(kit) {
    const me = kit.as('member');
    const { tenant } = await me.ask('assignTenant');
    kit.expectEqual('the selected tenant', tenant.id, me.tenantId);
    kit.expectThat('it is assigned', tenant.isUserAssigned);
    const { tenants } = await me.ask('getUserTenants');
    const offered = tenants.find(({ id }) => id === tenant.id);
    kit.expectEqual('its name', tenant.name, offered?.name);
  },
});
