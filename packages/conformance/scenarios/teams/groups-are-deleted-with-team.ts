import { scenario } from '../../scenario/types.ts';
import { toWireFormat } from '../../support/wire-format.ts';
import { group, fetchGroups } from '../../support/teams.ts';

export default scenario({
  title: 'A team is deleted with its groups only',
  source: 'TEAM-040',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await group(ctx, me);
    const path = { id: made.teamId };
    ctx.expectThat('a new group is active', made.isActive);
    const second = await group(ctx, me, made.teamId);
    const other = await group(ctx, me);
    await me.request('deleteTeam', { path });
    await me.expectError(404, 'getTeamView', { path });
    for (const { groupId } of [made, second]) {
      await me.expectError(404, 'deleteTeamGroup', { path: { groupId } });
    }
    ctx.expectEqual('another team’s', (await fetchGroups(me, other.teamId)).map(toWireFormat), [
      other,
    ]);
    const { teams } = await me.request('getTeams');
    ctx.expectThat('it is no longer listed', !teams.some(({ teamId }) => teamId === path.id));
  },
});
