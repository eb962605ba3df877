import { createRecordList } from '../records/create-record-list.ts';
import { deleteTeam, loadTeams } from './team-list.actors.ts';
import type { Team } from './team.ts';

export const teamListMachine = createRecordList<Team>({
  id: 'team-list',
  description: 'The teams of the tenant. Source: document 2, section 2 (Teams).',
  loadRecords: loadTeams,
  deleteRecord: deleteTeam,
});
