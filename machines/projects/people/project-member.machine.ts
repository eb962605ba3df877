import { createPersonDialog } from './create-person-dialog.ts';
import { addMember } from './project-member.actors.ts';
import { projectMemberSearchMachine } from './project-member-search.machine.ts';

export const projectMemberMachine = createPersonDialog({
  id: 'project-member',
  description: 'The dialog in which a member is added to a project. Source: PROJ-068.',
  search: projectMemberSearchMachine,
  savePerson: addMember,
});
