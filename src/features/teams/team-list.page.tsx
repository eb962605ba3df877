import { teamListMachine } from '#machines/teams/team-list.machine.ts';
import { teamFields } from '#machines/teams/team.ts';
import { teamAddresses } from '#page/parameters/addresses.ts';
import { recordListPage } from '#page/records/record-list-page.tsx';
import { TeamListScreen } from './team-list.screen.tsx';

export default recordListPage(teamListMachine, {
  fields: teamFields,
  list: teamAddresses.list,
  Screen: TeamListScreen,
});
