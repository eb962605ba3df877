import { createPersonDialog } from './create-person-dialog.ts';
import { changeOwner } from './project-new-owner.actors.ts';
import { projectNewOwnerSearchMachine } from './project-new-owner-search.machine.ts';

export const projectNewOwnerMachine = createPersonDialog({
  id: 'project-new-owner',
  description:
    'The dialog in which a project gets another owner: it says what the change clears. Source: PROJ-034, PROJ-044, PROJ-083.',
  search: projectNewOwnerSearchMachine,
  savePerson: changeOwner,
});
