import { scenario } from '../../scenario/types.ts';
import { invitation } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { accept, newOrganization, stranger } from '../../support/registration.ts';

export default scenario({
  title: 'The role type in a tenant decides the flags of a person at the gateway',
  source: 'PEOPL-009, AUTH-033, AUTH-006',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { actor, email } = await stranger(ctx);
    const flags = async () => (await actor.request('getUserRole')).securityUserRoleVerification;
    const own = { isTenantAdmin: true, isClientUser: false };
    ctx.expectEqual('who administers a tenant', await flags(), own);
    await me.request('inviteSecurityUser', { body: { ...invitation(ctx), email } });
    ctx.expectEqual('who is invited', await flags(), own);
    const there = await accept(actor, me.tenantId);
    ctx.expectEqual('who has accepted', await flags(), { isTenantAdmin: true, isClientUser: true });
    const { id } = await fetchProfile(there);
    const become = (body: object) => me.request('updateSecurityUser', { body: { id, ...body } });
    await become({ roleType: 'TenantAdmin' });
    ctx.expectEqual('who is made an administrator', await flags(), own);
    await become({ roleType: 'ClientAppUser' });
    ctx.expectEqual('who is no longer one', await flags(), {
      isTenantAdmin: true,
      isClientUser: true,
    });
    await become({ isActive: false });
    ctx.expectEqual('who is locked out', await flags(), own);
  },
});
