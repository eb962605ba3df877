import { scenario } from '../../scenario/types.ts';
import { asset, assetType } from '../../support/assets.ts';
import { group, groupsOf } from '../../support/teams.ts';

export default scenario({
  title: 'A team to which assets belong is kept with its groups: Unable to delete the Team',
  source: 'TEAM-033, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const { teamId } = await group(kit, me);
    const path = { id: teamId };
    const assetId = await asset(kit, me, {
      assetTypeId: await assetType(kit, me, { isTeam: true }),
    });
    const body = { id: kit.uuid(), assetId, employeeId: null, teamId };
    await me.ask('assignAsset', { body });
    await me.refused(409, 'deleteTeam', { path });
    kit.expectEqual('its groups', (await groupsOf(me, teamId)).length, 1);
    await me.ask('removeAssetAssignment', { path: { id: body.id } });
    await me.ask('deleteTeam', { path });
  },
});
