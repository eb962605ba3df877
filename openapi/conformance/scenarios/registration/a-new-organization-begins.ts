import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title:
    'Whoever registers administers a tenant of their own, at once, which begins with all rights',
  source: 'document 1, sections 4 and 5, and the decisions on accounts',
  async run(kit) {
    const admin = kit.as('admin');
    const first = registrationFields(kit);
    const alike = { ...registrationFields(kit), organization: `${first.organization}!` };
    const tenantIds: string[] = [];
    for (const body of [first, alike]) {
      await admin.ask('registerOrganization', { body });
      const me = await kit.newcomer(body.email);
      const { tenants } = await me.ask('getUserTenants');
      const told = tenants.map(({ name, isUserAssigned }) => [name, isUserAssigned]);
      kit.expectEqual('their tenants', told, [[body.organization, true]]);
      const tenantId = tenants[0]?.id ?? '';
      tenantIds.push(tenantId);
      const path = { tenantId };
      const { profile } = await me.ask('getProfile', { path });
      const { name, timeZone, employeeId } = profile;
      kit.expectEqual('who they are', [name, timeZone], [body.name, body.timeZone]);
      kit.expectEqual('no employee yet', employeeId, null);
      const ours = await admin.ask('getProfile');
      const missing = ours.profile.userRights.filter((one) => !profile.userRights.includes(one));
      kit.expectEqual('rights of an administrator that they lack', missing, []);
      const { menu } = await me.ask('getMenu', { path });
      kit.expectThat('the menu leads somewhere', menu.appMenus.length > 0);
      await admin.refused(404, 'getProfile', { path });
    }
    kit.expectEqual('how many tenants', new Set(tenantIds).size, 2);
    kit.expectThat(
      'none is called as addresses of the API begin',
      tenantIds.every((id) => !['user', 'api'].includes(id)),
    );
  },
});
