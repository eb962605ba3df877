import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createPersonDialog } from './create-person-dialog.ts';
import { projectNewOwnerSearchMachine } from './project-new-owner-search.machine.ts';

/** An employee and a project. */
interface Pair {
  projectId: string;
  employeeId: string;
}

/** Makes an employee the owner of a project. Source: PROJ-083. */
const changeOwner = fromPromise<unknown, Pair>(({ input: { projectId, employeeId }, signal }) =>
  api.changeProjectOwner({ query: { projectId, employeeId }, signal }),
);

export const projectNewOwnerMachine = createPersonDialog({
  id: 'project-new-owner',
  description:
    'The dialog in which a project gets another owner: it says what the change clears. Source: PROJ-034, PROJ-044, PROJ-083.',
  search: projectNewOwnerSearchMachine,
  savePerson: changeOwner,
});
