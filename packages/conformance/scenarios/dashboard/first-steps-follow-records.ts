import { scenario } from '../../scenario/types.ts';
import { service } from '../../support/services.ts';
import { team } from '../../support/teams.ts';
import { vendor } from '../../support/vendors.ts';

export default scenario({
  title: 'A first step is done once the first team, service or vendor exists, and not before',
  source: 'SHELL-042, SHELL-D23',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('otherTenant');
    const steps = async () => {
      const { firstSteps } = await me.request('getDashboard', { query: { tiles: ['firstSteps'] } });
      return [firstSteps?.team, firstSteps?.service, firstSteps?.vendor];
    };
    // People who may see the steps may see the lists.
    if ((await steps()).some((isDone) => typeof isDone !== 'boolean')) return;
    const counts = async () => {
      const { teams } = await me.request('getTeams');
      const { service: services } = await me.request('getServices');
      const { vendors } = await me.request('getVendors');
      return [teams, services, vendors].map((all) => all.length > 0);
    };
    const before = await counts();
    ctx.expectEqual('team, service and vendor', await steps(), before);
    if (before.includes(true)) return;
    const { teamId } = await team(ctx, me);
    const serviceId = (await service(ctx, me)).id;
    const vendorId = (await vendor(ctx, me)).id;
    ctx.expectEqual('with the first of each', await steps(), [true, true, true]);
    await me.request('deleteTeam', { path: { id: teamId } });
    await me.request('deleteService', { path: { id: serviceId } });
    await me.request('deleteVendor', { path: { id: vendorId } });
    ctx.expectEqual('without them again', await steps(), before);
  },
});
