import { createRecordFormTestModel } from '../testing/record-guides.ts';
import { teamFormMachine } from './team-form.machine.ts';
import { exampleTeam } from './team.example.ts';
import { toTeamForm } from './team.ts';

export const testModel = createRecordFormTestModel(teamFormMachine, {
  id: exampleTeam.teamId,
  valid: toTeamForm(exampleTeam),
  broken: { teamName: '' },
  rules: [
    {
      source: 'TEAM-022',
      text: 'Team Name and Description are required; the blanks around them are removed.',
    },
    {
      source: 'TEAM-023',
      text: 'Team Name has 100 characters at most, Description 500.',
    },
    {
      source: 'TEAM-046',
      text: 'Creating and updating are one call; the empty identifier creates.',
    },
  ],
});
