import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'An administrator of the platform gets the same flags as an administrator of a tenant',
  source: 'PEOPL-009, AUTH-046, GATE-D01',
  async run(ctx) {
    const { securityUserRoleVerification: role } = await ctx
      .as('platformAdmin')
      .request('getUserRole');
    ctx.expectEqual('the flags', role, { isTenantAdmin: true, isClientUser: false });
  },
});
