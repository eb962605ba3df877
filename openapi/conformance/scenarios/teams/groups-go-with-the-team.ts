import { scenario } from '../../scenario/types.ts';
import { group } from '../../support/teams.ts';

export default scenario({
  title: 'A deleted team takes its groups along',
  source: 'document 2, section 7',
  async run(kit) {
    const me = kit.as('admin');
    const made = await group(kit, me);
    const path = { id: made.teamId };
    kit.expectThat('a new group is active', made.isActive);
    await me.ask('deleteTeam', { path });
    await me.refused(404, 'getTeamView', { path });
    await me.refused(404, 'deleteTeamGroup', { path: { groupId: made.groupId } });
    const { teams } = await me.ask('getTeams');
    kit.expectThat('it is listed no more', !teams.some(({ teamId }) => teamId === path.id));
  },
});
