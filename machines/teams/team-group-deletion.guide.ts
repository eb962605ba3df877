import { createPartDeletionTestModel } from '../testing/record-guides.ts';
import { exampleGroup } from './group.example.ts';
import { teamGroupDeletionMachine } from './team-group-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(teamGroupDeletionMachine, {
  part: exampleGroup,
  rules: [
    {
      source: 'TEAM-019',
      text: 'Deleting a group is a dialog; cancel leads back to the team.',
    },
    {
      source: 'TEAM-018',
      text: 'What cannot be deleted leads back to its dialog.',
    },
  ],
});
