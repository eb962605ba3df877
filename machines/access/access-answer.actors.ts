import { fromPromise } from 'xstate';
import { api, type Input } from '#openapi/client/index.ts';
import type { RequestedRoles } from './access-request.ts';

/** Loads a request with the roles by which it can be granted. */
export const loadRoles = fromPromise<RequestedRoles, { id: string }>(({ input: { id }, signal }) =>
  api.getAccessRequestRoles({ path: { id }, signal }),
);

/** Grants or denies the request. */
export const sendAnswer = fromPromise<unknown, Input<'answerAccessRequest'>['body']>(
  ({ input: body, signal }) => api.answerAccessRequest({ body, signal }),
);
