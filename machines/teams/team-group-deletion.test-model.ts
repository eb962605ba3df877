import { createPartDeletionTestModel } from '../testing/record-test-models.ts';
import { exampleGroup } from './group.fixtures.ts';
import { teamGroupDeletionMachine } from './team-group-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(teamGroupDeletionMachine, {
  part: exampleGroup,
  rules: [
    {
      source: 'TEAM-019',
      text: 'Deleting a group opens a dialog; Cancel returns to the team.',
    },
    {
      source: 'TEAM-018',
      text: 'A failed deletion returns to its dialog.',
    },
  ],
});
