import { scenario } from '../../scenario/types.ts';
import { asSent } from '../../support/as-sent.ts';
import { group, groupsOf } from '../../support/teams.ts';

export default scenario({
  title: 'A deleted team takes its groups along, and no other’s',
  source: 'TEAM-040',
  async run(kit) {
    const me = kit.as('admin');
    const made = await group(kit, me);
    const path = { id: made.teamId };
    kit.expectThat('a new group is active', made.isActive);
    const second = await group(kit, me, made.teamId);
    const other = await group(kit, me);
    await me.ask('deleteTeam', { path });
    await me.refused(404, 'getTeamView', { path });
    for (const { groupId } of [made, second]) {
      await me.refused(404, 'deleteTeamGroup', { path: { groupId } });
    }
    kit.expectEqual('another team’s', (await groupsOf(me, other.teamId)).map(asSent), [other]);
    const { teams } = await me.ask('getTeams');
    kit.expectThat('it is listed no more', !teams.some(({ teamId }) => teamId === path.id));
  },
});
