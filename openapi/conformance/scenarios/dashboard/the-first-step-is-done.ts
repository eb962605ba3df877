import { scenario } from '../../scenario/types.ts';
import { service } from '../../support/services.ts';
import { team } from '../../support/teams.ts';
import { vendor } from '../../support/vendors.ts';

export default scenario({
  title: 'A first step is done with the first team, service and vendor, and not without any',
  source: 'SHELL-042, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const me = kit.as('otherTenant');
    const steps = async () => {
      const { firstSteps } = await me.ask('getDashboard', { query: { tiles: ['firstSteps'] } });
      return [firstSteps?.team, firstSteps?.service, firstSteps?.vendor];
    };
    // Who may see the steps may see the lists.
    if ((await steps()).some((isDone) => typeof isDone !== 'boolean')) return;
    const counts = async () => {
      const { teams } = await me.ask('getTeams');
      const { service: services } = await me.ask('getServices');
      const { vendors } = await me.ask('getVendors');
      return [teams, services, vendors].map((all) => all.length > 0);
    };
    const before = await counts();
    kit.expectEqual('team, service and vendor', await steps(), before);
    if (before.includes(true)) return;
    const { teamId } = await team(kit, me);
    const serviceId = (await service(kit, me)).id;
    const vendorId = (await vendor(kit, me)).id;
    kit.expectEqual('with the first of each', await steps(), [true, true, true]);
    await me.ask('deleteTeam', { path: { id: teamId } });
    await me.ask('deleteService', { path: { id: serviceId } });
    await me.ask('deleteVendor', { path: { id: vendorId } });
    kit.expectEqual('without them again', await steps(), before);
  },
});
