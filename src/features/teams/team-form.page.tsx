import { teamFormMachine } from '#machines/teams/team-form.machine.ts';
import { emptyTeam } from '#machines/teams/team.ts';
import { teamAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { TeamFormScreen } from './team-form.screen.tsx';

export default recordFormPage(teamFormMachine, {
  emptyForm: emptyTeam,
  list: teamAddresses.list,
  getName: ({ teamName }) => teamName,
  parameter: 'teamId',
  Screen: TeamFormScreen,
});
