import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** A project, and whether it is to be on the person's watch list. */
export interface WatchChange {
  id: string;
  isWatching: boolean;
}

export const watchProject = fromPromise<unknown, WatchChange>(({ input: { id }, signal }) =>
  api.watchProject({ path: { id }, signal, isSuccessHidden: true }),
);

export const unwatchProject = fromPromise<unknown, WatchChange>(({ input: { id }, signal }) =>
  api.unwatchProject({ path: { id }, signal, isSuccessHidden: true }),
);
