import { scenario } from '../../scenario/types.ts';
import { invitation } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { accept, newOrganization, stranger } from '../../support/registration.ts';

export default scenario({
  title: 'The role type that a tenant gives a person decides what they are at the gateway',
  source: 'PEOPL-009, AUTH-033, AUTH-006',
  async run(kit) {
    const me = await newOrganization(kit);
    const { actor, email } = await stranger(kit);
    const flags = async () => (await actor.ask('getUserRole')).securityUserRoleVerification;
    const own = { isTenantAdmin: true, isClientUser: false };
    kit.expectEqual('who administers a tenant', await flags(), own);
    await me.ask('inviteSecurityUser', { body: { ...invitation(kit), email } });
    kit.expectEqual('who is invited', await flags(), own);
    const there = await accept(actor, me.tenantId);
    kit.expectEqual('who has accepted', await flags(), { isTenantAdmin: true, isClientUser: true });
    const { id } = await profileOf(there);
    const become = (body: object) => me.ask('updateSecurityUser', { body: { id, ...body } });
    await become({ roleType: 'TenantAdmin' });
    kit.expectEqual('who is made an administrator', await flags(), own);
    await become({ roleType: 'ClientAppUser' });
    kit.expectEqual('who is no longer one', await flags(), {
      isTenantAdmin: true,
      isClientUser: true,
    });
    await become({ isActive: false });
    kit.expectEqual('who is locked out', await flags(), own);
  },
});
