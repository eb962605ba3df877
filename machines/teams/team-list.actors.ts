import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Team } from './team.ts';

export const loadTeams = fromPromise<readonly Team[]>(async ({ signal }) => {
  const { teams } = await api.getTeams({ signal });
  return teams;
});

export const deleteTeam = fromPromise<unknown, { row: Team }>(({ input: { row }, signal }) =>
  api.deleteTeam({ path: { id: row.teamId }, signal }),
);
