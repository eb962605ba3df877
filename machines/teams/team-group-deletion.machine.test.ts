import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../testing/part.suite.ts';
import { testModel } from './team-group-deletion.test-model.ts';

testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => {
    const team = (await api.getTeams({})).teams.find(({ teamName }) => teamName === 'Design');
    const { viewTeam } = await api.getTeamView({ path: { id: team?.teamId ?? '' } });
    return viewTeam[0]?.groupItems ?? [];
  },
});
