import { createListTestModel } from '../testing/list-guides.ts';
import { teamListMachine } from './team-list.machine.ts';
import { exampleTeam } from './team.example.ts';

export const testModel = createListTestModel(teamListMachine, exampleTeam, [
  {
    source: 'TEAM-008',
    text: 'The list shows Team Name, Description and Status of every team, including inactive ones.',
  },
  {
    source: 'TEAM-007',
    text: 'A team is deleted after a confirmation that has its name as title.',
  },
]);
