import { partDeletionGuide } from '../testing/record-guides.ts';
import { exampleGroup } from './group.example.ts';
import { teamGroupDeletionMachine } from './team-group-deletion.machine.ts';

export const guide = partDeletionGuide(teamGroupDeletionMachine, {
  part: exampleGroup,
  rules: [
    {
      source: 'document 2, section 4 (Team view)',
      text: 'Deleting a group is a dialog; cancel leads back to the team.',
    },
    {
      source: 'document 2, section 4 (Team view)',
      text: 'What cannot be deleted leads back to its dialog.',
    },
  ],
});
