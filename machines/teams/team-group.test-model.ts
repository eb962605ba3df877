import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { exampleGroup } from './group.fixtures.ts';
import { toGroupForm } from './group.ts';
import { teamGroupMachine } from './team-group.machine.ts';

export const testModel = createRecordPartTestModel(teamGroupMachine, {
  part: exampleGroup,
  valid: toGroupForm(exampleGroup),
  broken: { totalTasks: '0' },
  rules: [
    {
      source: 'TEAM-026',
      text: 'A group has a name; Members, Tasks and Completed Tasks must not be below zero.',
    },
    {
      source: 'TEAM-027',
      text: 'The form of a new group shows Completed Tasks once the group has tasks.',
    },
    {
      source: 'TEAM-028',
      text: 'More completed tasks than tasks are rejected: Completed Task must be less than Total Tasks.',
    },
  ],
});
