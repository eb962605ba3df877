import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** A new order, or a move of an activity to another stage. */
export type OrderChange =
  | { kind: 'stages'; engagementId: string; ids: readonly string[]; seenIds: readonly string[] }
  | { kind: 'activities'; stageId: string; ids: readonly string[]; seenIds: readonly string[] }
  | { kind: 'move'; activityId: string; stageId: string; version: number };

/** Saves a new order unless someone else has changed the one that was seen, or moves an activity. */
export const saveOrder = fromPromise<unknown, OrderChange>(async ({ input: change, signal }) => {
  if (change.kind === 'move') {
    const { activityId, stageId, version } = change;
    const body = { stageId, version };
    return api.moveEngagementActivity({ path: { activityId }, body, signal });
  }
  const seenIds = [...change.seenIds];
  if (change.kind === 'stages') {
    const body = { stageIds: [...change.ids], seenIds };
    return api.orderEngagementStages({ path: { id: change.engagementId }, body, signal });
  }
  const body = { activityIds: [...change.ids], seenIds };
  return api.orderEngagementActivities({ path: { stageId: change.stageId }, body, signal });
});
