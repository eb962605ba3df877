import { scenario } from '../../scenario/types.ts';
import { invitation } from '../../support/people.ts';
import { accept, registrationFields } from '../../support/registration.ts';

export default scenario({
  title: 'Whoever belongs to several tenants is offered each of them, once they have accepted',
  source: 'AUTH-006, AUTH-046',
  async run(kit) {
    const admin = kit.as('admin');
    const body = registrationFields(kit);
    await admin.ask('registerOrganization', { body });
    const me = await kit.newcomer(body.email);
    const listed = async () => (await me.ask('getUserTenants')).tenants;
    const own = await listed();
    await admin.ask('inviteSecurityUser', { body: { ...invitation(kit), email: body.email } });
    const offered = (await listed()).find(({ id }) => id === admin.tenantId);
    kit.expectEqual('whether they may enter', offered?.isUserAssigned, false);
    kit.expectEqual('whether they are invited', offered?.isInvited, true);
    await me.refused(404, 'assignTenant', { path: { tenantId: admin.tenantId } });
    await accept(me, admin.tenantId);
    const { tenant: name } = await admin.ask('assignTenant');
    const [both, theirs] = [await listed(), { ...name, isUserAssigned: true }];
    const byId = (tenants: typeof own) => tenants.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    kit.expectEqual('the tenants', byId(both), byId([...own, theirs]));
    for (const { id: tenantId } of both) await me.ask('assignTenant', { path: { tenantId } });
  },
});
