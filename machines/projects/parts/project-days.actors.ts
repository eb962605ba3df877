import { fromPromise } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';

export type ProjectDays = ResponseBody<'getProjectDays'>;

/** The days on which time was booked on a project. */
export const loadDays = fromPromise<ProjectDays, { id: string }>(({ input: { id }, signal }) =>
  api.getProjectDays({ path: { id }, signal }),
);
