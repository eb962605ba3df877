import { createRecordPartTestModel } from '../testing/record-guides.ts';
import { exampleGroup } from './group.example.ts';
import { toGroupForm } from './group.ts';
import { teamGroupMachine } from './team-group.machine.ts';

export const testModel = createRecordPartTestModel(teamGroupMachine, {
  part: exampleGroup,
  valid: toGroupForm(exampleGroup),
  broken: { totalTasks: '0' },
  rules: [
    {
      source: 'TEAM-026',
      text: 'A group has a name; Members, Tasks and Completed Tasks are not below zero.',
    },
    {
      source: 'TEAM-027',
      text: 'A new group is asked for its Completed Tasks once it has tasks.',
    },
    {
      source: 'TEAM-028',
      text: 'More completed tasks than tasks are refused: Completed Task must be less than Total Tasks.',
    },
  ],
});
