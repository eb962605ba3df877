import { createListTestModel } from '../testing/list-guides.ts';
import { teamListMachine } from './team-list.machine.ts';
import { exampleTeam } from './team.example.ts';

export const testModel = createListTestModel(teamListMachine, exampleTeam, [
  {
    source: 'TEAM-008',
    text: 'The list shows Team Name, Description and Status of every team, the inactive ones too.',
  },
  {
    source: 'TEAM-007',
    text: 'A team is deleted after a question that is titled with its name.',
  },
]);
