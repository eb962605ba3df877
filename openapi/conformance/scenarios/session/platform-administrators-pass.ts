import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'An administrator of the platform passes as one of a tenant does',
  source: 'PEOPL-009, AUTH-046, and the decisions on who is who',
  async run(kit) {
    const { securityUserRoleVerification: role } = await kit.as('platformAdmin').ask('getUserRole');
    kit.expectEqual('the flags', role, { isTenantAdmin: true, isClientUser: false });
  },
});
