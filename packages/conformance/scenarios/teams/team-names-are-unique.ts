import { scenario } from '../../scenario/types.ts';
import { team, teamFields } from '../../support/teams.ts';

export default scenario({
  title: 'Team names are unique, ignoring case and surrounding spaces: Team Name already exists',
  source: 'TEAM-031, TEAM-020',
  async run(ctx) {
    const me = ctx.as('admin');
    const second = await team(ctx, me);
    for (const isActive of [true, false]) {
      const first = await team(ctx, me, { isActive });
      const teamName = ` ${first.teamName.toUpperCase()} `;
      await me.expectError(409, 'saveTeam', { body: { ...teamFields(ctx), teamName } });
      await me.expectError(409, 'saveTeam', { body: { ...second, teamName } });
      await me.request('saveTeam', { body: { ...first, teamName } });
      const { teams } = await me.request('getTeam', { path: { id: first.teamId } });
      const seen = [teams[0]?.teamName, teams[0]?.isActive];
      ctx.expectEqual('the name, trimmed', seen, [teamName.trim(), isActive]);
    }
  },
});
