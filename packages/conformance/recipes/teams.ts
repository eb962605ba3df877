import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { group, groupFields, team, teamFields } from '../support/teams.ts';

const path = async (ctx: ScenarioContext, me: Actor) => ({
  path: { id: (await team(ctx, me)).teamId },
});

export default recipes({
  getTeam: { send: (ctx, _sample, me) => path(ctx, me) },
  getTeamView: { send: (ctx, _sample, me) => path(ctx, me) },
  deleteTeam: { send: (ctx, _sample, me) => path(ctx, me) },
  saveTeam: {
    ids: (example) => (example === 'updated' ? ['teamId'] : []),
    send: async (ctx, { name }, me) => {
      if (name === 'created') return { body: teamFields(ctx) };
      return { body: { ...(await team(ctx, me)), teamName: ctx.name('Team') } };
    },
  },
  saveTeamGroup: {
    // One must not exceed the other.
    fixed: ['totalTasks', 'completedTasks'],
    ids: (example) => (example === 'updated' ? ['teamId', 'groupId'] : ['teamId']),
    send: async (ctx, { name }, me) => {
      if (name === 'created') return { body: groupFields(ctx, (await team(ctx, me)).teamId) };
      return { body: { ...(await group(ctx, me)), completedTasks: 8 } };
    },
  },
  deleteTeamGroup: {
    send: async (ctx, _sample, me) => ({ path: { groupId: (await group(ctx, me)).groupId } }),
  },
});
