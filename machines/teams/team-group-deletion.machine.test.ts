import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { provePartDeletion } from '../testing/part.suite.ts';
import { guide } from './team-group-deletion.guide.ts';

provePartDeletion({
  guide,
  server: createNodeServer,
  parts: async () => {
    const team = (await api.getTeams({})).teams.find(({ teamName }) => teamName === 'Design');
    const { viewTeam } = await api.getTeamView({ path: { id: team?.teamId ?? '' } });
    return viewTeam[0]?.groupItems ?? [];
  },
});
