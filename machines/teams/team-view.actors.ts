import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { TeamView } from './team.ts';

/** A team with its groups. The response is a list; its first entry is the team. */
export const loadTeamView = fromPromise<TeamView, { id: string }>(
  async ({ input: { id }, signal }) => {
    const [team] = (await api.getTeamView({ path: { id }, signal })).viewTeam;
    if (!team) throw new Problem('notFound', 404);
    return team;
  },
);
