import { scenario } from '../../scenario/types.ts';
import { asset, assetType } from '../../support/assets.ts';
import { group, fetchGroups } from '../../support/teams.ts';

export default scenario({
  title:
    'A team that has assets cannot be deleted and stays with its groups: Unable to delete the Team',
  source: 'TEAM-033, TEAM-D02',
  async run(ctx) {
    const me = ctx.as('admin');
    const { teamId } = await group(ctx, me);
    const path = { id: teamId };
    const assetId = await asset(ctx, me, {
      assetTypeId: await assetType(ctx, me, { isTeam: true }),
    });
    const body = { id: ctx.uuid(), assetId, employeeId: null, teamId };
    await me.request('assignAsset', { body });
    await me.expectError(409, 'deleteTeam', { path });
    ctx.expectEqual('its groups', (await fetchGroups(me, teamId)).length, 1);
    await me.request('removeAssetAssignment', { path: { id: body.id } });
    await me.request('deleteTeam', { path });
  },
});
