import { createRecordForm } from '../records/create-record-form.ts';
import { loadTeamForm, saveTeam } from './team-form.actors.ts';
import { emptyTeam, validateTeam, type TeamForm } from './team.ts';

export const teamFormMachine = createRecordForm<TeamForm>({
  id: 'team-form',
  description: 'A team is added, duplicated or edited. Source: TEAM-022, TEAM-011.',
  emptyForm: emptyTeam,
  validate: validateTeam,
  loadForm: loadTeamForm,
  saveForm: saveTeam,
});
