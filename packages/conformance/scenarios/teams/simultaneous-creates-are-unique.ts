import { simultaneousCreates, uniqueCreate } from '../../support/simultaneous-creates.ts';
import { fetchGroups, groupFields, team, teamFields } from '../../support/teams.ts';

export default simultaneousCreates('team or group', [
  uniqueCreate('saveTeam', {
    source: 'TEAM-031, API-D04',
    field: 'teamName',
    prepare: (ctx, me) => {
      const body = teamFields(ctx);
      return {
        send: () => ({ body }),
        count: async () => {
          const { teams } = await me.request('getTeams');
          return teams.filter(({ teamName }) => teamName === body.teamName).length;
        },
      };
    },
  }),
  uniqueCreate('saveTeamGroup', {
    source: 'API-D04',
    field: 'groupName',
    prepare: async (ctx, me) => {
      const { teamId } = await team(ctx, me);
      const body = groupFields(ctx, teamId);
      return {
        send: () => ({ body }),
        count: async () => (await fetchGroups(me, teamId)).length,
      };
    },
  }),
]);
