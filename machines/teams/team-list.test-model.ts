import { createListTestModel } from '../testing/list-test-models.ts';
import { teamListMachine } from './team-list.machine.ts';
import { exampleTeam } from './team.fixtures.ts';

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
