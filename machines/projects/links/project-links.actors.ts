import { fromPromise } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';
import type { LinkRequest } from './project-link.ts';

/** A request, and the person who answers it. */
interface Answered {
  request: LinkRequest;
  /** The project of the overview, which is the parent. */
  projectId: string;
  employeeId: string;
}

/** Links the requesting project below the requested one. Source: PROJ-089. */
export const acceptRequest = fromPromise<unknown, Answered>(
  ({ input: { request, projectId, employeeId }, signal }) => {
    const body = { projectId, subProjectId: request.subProject.id, employeeId };
    return api.linkSubProject({ body, signal });
  },
);

export const denyRequest = fromPromise<unknown, Answered>(
  ({ input: { request, projectId }, signal }) => {
    const body = { projectId, subProjectId: request.subProject.id };
    return api.denySubProjectRequest({ body, signal });
  },
);

export const withdrawRequest = fromPromise<
  ResponseBody<'withdrawSubProjectRequest'>,
  { projectId: string }
>(({ input: { projectId }, signal }) =>
  api.withdrawSubProjectRequest({ path: { id: projectId }, signal }),
);
