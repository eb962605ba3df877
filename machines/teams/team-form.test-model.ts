import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { teamFormMachine } from './team-form.machine.ts';
import { exampleTeam } from './team.fixtures.ts';
import { toTeamForm } from './team.ts';

export const testModel = createRecordFormTestModel(teamFormMachine, {
  id: exampleTeam.teamId,
  valid: toTeamForm(exampleTeam),
  broken: { teamName: '' },
  rules: [
    {
      source: 'TEAM-022',
      text: 'Team Name and Description are required; surrounding blanks are removed.',
    },
    {
      source: 'TEAM-023',
      text: 'Team Name has up to 100 characters, Description up to 500.',
    },
    {
      source: 'TEAM-046',
      text: 'Creating and updating are one API operation; an empty identifier creates.',
    },
  ],
});
