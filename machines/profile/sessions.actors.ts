import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export const listSessions = fromPromise<readonly Schema<'Session'>[]>(async ({ signal }) => {
  const { sessions } = await api.listSessions({ signal });
  return sessions;
});

export const endSession = fromPromise<void, { sessionId: string }>(async ({ input, signal }) => {
  await api.endSession({ path: input, signal });
});

export const endOtherSessions = fromPromise<void>(async ({ signal }) => {
  await api.endOtherSessions({ signal });
});
