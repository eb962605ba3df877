import { scenario } from '../../scenario/types.ts';
import { invitation } from '../../support/people.ts';
import { accept, registrationFields } from '../../support/registration.ts';

export default scenario({
  title:
    'A person who belongs to multiple tenants is offered each of them, once they have accepted',
  source: 'AUTH-006, AUTH-046',
  async run(ctx) {
    const admin = ctx.as('admin');
    const body = registrationFields(ctx);
    await admin.request('registerOrganization', { body });
    const me = await ctx.newcomer(body.email);
    const listed = async () => (await me.request('getUserTenants')).tenants;
    const own = await listed();
    await admin.request('inviteSecurityUser', { body: { ...invitation(ctx), email: body.email } });
    const offered = (await listed()).find(({ id }) => id === admin.tenantId);
    ctx.expectEqual('whether they have access', offered?.isUserAssigned, false);
    ctx.expectEqual('whether they are invited', offered?.isInvited, true);
    await me.expectError(404, 'assignTenant', { path: { tenantId: admin.tenantId } });
    await accept(me, admin.tenantId);
    const { tenant: name } = await admin.request('assignTenant');
    const [both, theirs] = [await listed(), { ...name, isUserAssigned: true }];
    const byId = (tenants: typeof own) => tenants.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    ctx.expectEqual('the tenants', byId(both), byId([...own, theirs]));
    for (const { id: tenantId } of both) await me.request('assignTenant', { path: { tenantId } });
  },
});
