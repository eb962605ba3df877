import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** An action item and whether it is done. */
export interface Tick {
  id: string;
  activityId: string;
  isDone: boolean;
}

/** Ticks an action item without its text, which someone else may be changing. */
export const saveTick = fromPromise<unknown, Tick>(
  ({ input: { id, activityId, isDone }, signal }) =>
    api.saveEngagementActivityAction({ body: { id, activityId, isDone }, signal }),
);
