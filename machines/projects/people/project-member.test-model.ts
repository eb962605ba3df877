import { createPersonDialogTestModel } from './person-dialog-test-model.ts';
import { projectMemberMachine } from './project-member.machine.ts';

export const testModel = createPersonDialogTestModel(projectMemberMachine, [
  {
    source: 'PROJ-067',
    text: 'The dialog finds the employees who can become members.',
  },
  { source: 'PROJ-068', text: 'The owner adds an employee to the members of a project.' },
]);
