import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteTeam, loadTeams } from './team-list.actors.ts';
import type { Team } from './team.ts';

export const teamListMachine = createList<Team>({
  id: 'team-list',
  description: 'The teams of the tenant. Source: TEAM-005.',
  loadRecords: loadTeams,
  parts: [deletion(deleteTeam)],
});
