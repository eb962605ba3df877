import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** A new order, or a move of an activity to another stage. */
export type OrderChange =
  | { kind: 'stages'; engagementId: string; ids: readonly string[]; seenIds: readonly string[] }
  | { kind: 'activities'; stageId: string; ids: readonly string[]; seenIds: readonly string[] }
  | { kind: 'move'; activityId: string; stageId: string; version: number };

/** Saves a new order unless someone else has changed the one that was seen, or moves an activity. */
export const saveOrder = fromPromise<unknown, OrderChange>(async ({ input, signal }) => {
  switch (input.kind) {
    case 'stages': {
      const body = { stageIds: [...input.ids], seenIds: [...input.seenIds] };
      return api.orderEngagementStages({ path: { id: input.engagementId }, body, signal });
    }
    case 'activities': {
      const body = { activityIds: [...input.ids], seenIds: [...input.seenIds] };
      return api.orderEngagementActivities({ path: { stageId: input.stageId }, body, signal });
    }
    case 'move': {
      const { activityId, stageId, version } = input;
      return api.moveEngagementActivity({
        path: { activityId },
        body: { stageId, version },
        signal,
      });
    }
  }
});
