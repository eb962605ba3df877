import { scenario } from '../../scenario/types.ts';
import { groupFields, fetchGroups, team } from '../../support/teams.ts';

export default scenario({
  title: 'A group has at most as many completed tasks as tasks',
  source: 'TEAM-026, TEAM-028',
  async run(ctx) {
    const me = ctx.as('admin');
    const { teamId } = await team(ctx, me);
    const fields = groupFields(ctx, teamId);
    const more = { ...fields, totalTasks: 4, completedTasks: 5 };
    const { fieldErrors } = await me.expectError(400, 'saveTeamGroup', { body: more });
    ctx.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['completedTasks']);
    ctx.expectEqual('the groups', await fetchGroups(me, teamId), []);
    await me.request('saveTeamGroup', { body: { ...fields, totalTasks: 4, completedTasks: 4 } });
    const [made] = await fetchGroups(me, teamId);
    ctx.expectEqual('the tasks', [made?.totalTasks, made?.completedTasks], [4, 4]);
  },
});
