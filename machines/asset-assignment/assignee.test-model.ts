import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { assigneeMachine } from './assignee.machine.ts';
import { exampleAssigned, exampleAssignee } from './assignee.fixtures.ts';

export const testModel = createRecordViewTestModel(assigneeMachine, {
  record: { id: 'employee-ben', assignee: exampleAssignee, assets: [exampleAssigned] },
  id: 'employee-ben',
  reported: [{ type: 'assets.takenBack' }, { type: 'handover.requested' }],
  rules: [
    {
      source: 'ASSET-030',
      text: 'An assignee is shown with their team, their work place and the date of each assignment.',
    },
    {
      source: 'ASSET-155',
      text: "The assets of an employee are loaded by the employee's id; those of a team by the team.",
    },
  ],
});
