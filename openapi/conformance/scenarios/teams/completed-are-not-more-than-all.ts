import { scenario } from '../../scenario/types.ts';
import { groupFields, groupsOf, team } from '../../support/teams.ts';

export default scenario({
  title: 'A group has no more completed tasks than tasks, but may have as many',
  source: 'TEAM-026, TEAM-028',
  async run(kit) {
    const me = kit.as('admin');
    const { teamId } = await team(kit, me);
    const fields = groupFields(kit, teamId);
    const more = { ...fields, totalTasks: 4, completedTasks: 5 };
    const { fieldErrors } = await me.refused(400, 'saveTeamGroup', { body: more });
    kit.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['completedTasks']);
    kit.expectEqual('the groups', await groupsOf(me, teamId), []);
    await me.ask('saveTeamGroup', { body: { ...fields, totalTasks: 4, completedTasks: 4 } });
    const [made] = await groupsOf(me, teamId);
    kit.expectEqual('the tasks', [made?.totalTasks, made?.completedTasks], [4, 4]);
  },
});
