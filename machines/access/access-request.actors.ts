import { fromPromise } from 'xstate';
import { api, type Privilege } from '#openapi/client/index.ts';
import type { AccessRequest, OwnAccessRequest } from './access-request.ts';

/** Loads the person's last request for a right, and who can grant it. */
export const loadOwnRequest = fromPromise<OwnAccessRequest, { privilege: Privilege }>(
  ({ input: { privilege }, signal }) => api.getMyAccessRequest({ query: { privilege }, signal }),
);

/** Sends the request to everyone who can grant it. */
export const sendRequest = fromPromise<
  AccessRequest,
  { privilege: Privilege; note: string; page: string | null }
>(async ({ input, signal }) => {
  const { accessRequest } = await api.requestAccess({ body: input, signal });
  return accessRequest;
});

/** Withdraws the open request. */
export const withdrawRequest = fromPromise<unknown, { id: string }>(({ input: { id }, signal }) =>
  api.withdrawAccessRequest({ path: { id }, signal }),
);
