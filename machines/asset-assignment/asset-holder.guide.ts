import { createRecordViewTestModel } from '../testing/record-guides.ts';
import { assigneeMachine } from './asset-holder.machine.ts';
import { exampleAssigned, exampleAssignee } from './holder.example.ts';

export const testModel = createRecordViewTestModel(assigneeMachine, {
  record: { id: 'employee-ben', assignee: exampleAssignee, assets: [exampleAssigned] },
  id: 'employee-ben',
  rules: [
    {
      source: 'ASSET-030',
      text: 'Who has assets is shown with their team, their work place and each asset since when.',
    },
    {
      source: 'ASSET-155',
      text: 'The assets of an employee are read by their id; those of a team by the team.',
    },
  ],
});
