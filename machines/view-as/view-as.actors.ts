import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** Ends the view of the session; without one, nothing happens. */
export const endView = fromPromise<unknown>(async ({ signal }) =>
  api.endViewAs({ signal, isSuccessHidden: true }),
);
