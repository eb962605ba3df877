import { createPersonDialogTestModel } from './person-dialog-test-model.ts';
import { projectNewOwnerMachine } from './project-new-owner.machine.ts';

export const testModel = createPersonDialogTestModel(projectNewOwnerMachine, [
  { source: 'PROJ-044', text: 'Only owners can change the ownership of a project.' },
  {
    source: 'PROJ-034',
    text: 'The change clears isOwner and isEditable for the former owner; the dialog says so first.',
  },
]);
