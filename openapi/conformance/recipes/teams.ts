import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { group, groupFields, team, teamFields } from '../support/teams.ts';

const path = async (kit: Kit, me: Actor) => ({ path: { id: (await team(kit, me)).teamId } });

export default recipes({
  getTeam: { send: (kit, _sample, me) => path(kit, me) },
  getTeamView: { send: (kit, _sample, me) => path(kit, me) },
  deleteTeam: { send: (kit, _sample, me) => path(kit, me) },
  saveTeam: {
    ids: (example) => (example === 'updated' ? ['teamId'] : []),
    send: async (kit, { name }, me) => {
      if (name === 'created') return { body: teamFields(kit) };
      return { body: { ...(await team(kit, me)), teamName: kit.name('Team') } };
    },
  },
  saveTeamGroup: {
    // One must not be more than the other.
    fixed: ['totalTasks', 'completedTasks'],
    ids: (example) => (example === 'updated' ? ['teamId', 'groupId'] : ['teamId']),
    send: async (kit, { name }, me) => {
      if (name === 'created') return { body: groupFields(kit, (await team(kit, me)).teamId) };
      return { body: { ...(await group(kit, me)), completedTasks: 8 } };
    },
  },
  deleteTeamGroup: {
    send: async (kit, _sample, me) => ({ path: { groupId: (await group(kit, me)).groupId } }),
  },
});
