import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Team } from './team.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadTeams = fromPromise<readonly Team[]>(async ({ signal }) => {
  const { teams } = await api.getTeams({ signal });
  return teams;
});

const deleteTeam = fromPromise<unknown, { row: Team }>(({ input: { row }, signal }) =>
  api.deleteTeam({ path: { id: row.teamId }, signal }),
);

export const teamListMachine = createList<Team>({
  id: 'team-list',
  description: 'The teams of the tenant. Source: TEAM-005.',
  loadRecords: loadTeams,
  parts: [deletion(deleteTeam)],
});
