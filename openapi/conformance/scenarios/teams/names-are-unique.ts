import { scenario } from '../../scenario/types.ts';
import { team, teamFields } from '../../support/teams.ts';

export default scenario({
  title: 'Team Name already exists, whatever its case and the blanks around it',
  source: 'TEAM-031, TEAM-020',
  async run(kit) {
    const me = kit.as('admin');
    const second = await team(kit, me);
    for (const isActive of [true, false]) {
      const first = await team(kit, me, { isActive });
      const teamName = ` ${first.teamName.toUpperCase()} `;
      await me.refused(409, 'saveTeam', { body: { ...teamFields(kit), teamName } });
      await me.refused(409, 'saveTeam', { body: { ...second, teamName } });
      await me.ask('saveTeam', { body: { ...first, teamName } });
      const { teams } = await me.ask('getTeam', { path: { id: first.teamId } });
      const seen = [teams[0]?.teamName, teams[0]?.isActive];
      kit.expectEqual('the name, trimmed', seen, [teamName.trim(), isActive]);
    }
  },
});
