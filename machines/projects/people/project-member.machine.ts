import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createPersonDialog } from './create-person-dialog.ts';
import { projectMemberSearchMachine } from './project-member-search.machine.ts';

/** An employee and a project. */
interface Pair {
  projectId: string;
  employeeId: string;
}

/** Makes an employee a member of a project. Source: PROJ-068. */
const addMember = fromPromise<unknown, Pair>(({ input: { projectId, employeeId }, signal }) =>
  api.addProjectMember({ body: { projectId, employeeId }, signal }),
);

export const projectMemberMachine = createPersonDialog({
  id: 'project-member',
  description: 'The dialog in which a member is added to a project. Source: PROJ-068.',
  search: projectMemberSearchMachine,
  savePerson: addMember,
});
