import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LinkScope } from './project-link.ts';

/** A selected project, to be linked in the name of the current user. */
interface ToLink extends LinkScope {
  selectedId: string;
  employeeId: string;
}

/** The parent and the sub-project of a link. */
const toBody = ({ kind, projectId, selectedId, employeeId }: ToLink) =>
  kind === 'SubProject'
    ? { projectId, subProjectId: selectedId, employeeId }
    : { projectId: selectedId, subProjectId: projectId, employeeId };

/** Requests the owner of another project to accept the link. Source: PROJ-087. */
export const requestLink = fromPromise<unknown, ToLink>(({ input, signal }) =>
  api.requestSubProjectLink({ body: toBody(input), signal }),
);

/** Links a project below another of the same owner. Source: PROJ-090. */
export const linkToOwned = fromPromise<unknown, ToLink>(({ input, signal }) =>
  api.linkSubProjectToOwned({ body: toBody(input), signal }),
);
