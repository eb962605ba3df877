import { scenario } from '../../scenario/types.ts';
import { isInOrder } from '../../support/order.ts';
import { team, teamFields } from '../../support/teams.ts';

export default scenario({
  title:
    'Teams are listed by name, stored as they are sent in a change, and not found once they are deleted',
  source: 'TEAM-036, TEAM-045, ADR 0024',
  async run(ctx) {
    const me = ctx.as('admin');
    for (const letter of ['b', 'A', 'c']) {
      const body = { ...teamFields(ctx), teamName: `${letter} ${ctx.uuid()}` };
      await me.request('saveTeam', { body });
    }
    const names = (await me.request('getTeams')).teams.map(({ teamName }) => teamName);
    ctx.expectThat('they are listed by name', isInOrder(names));
    const made = await team(ctx, me);
    await me.expectError(400, 'saveTeam', { body: { ...made, description: '   ' } });
    await me.expectError(404, 'saveTeam', { body: { ...made, teamId: ctx.uuid() } });
    await me.request('saveTeam', { body: { ...made, description: ' Words. ', isActive: false } });
    const { teams } = await me.request('getTeam', { path: { id: made.teamId } });
    ctx.expectEqual(
      'as it is stored',
      [teams[0]?.description, teams[0]?.isActive],
      ['Words.', false],
    );
    const listed = (await me.request('getTeams')).teams.find(
      ({ teamId }) => teamId === made.teamId,
    );
    ctx.expectEqual('as it is listed', listed, teams[0]);
    await me.request('deleteTeam', { path: { id: made.teamId } });
    await me.expectError(404, 'saveTeam', { body: made });
    await me.expectError(404, 'getTeam', { path: { id: made.teamId } });
  },
});
